// The service worker: the page opens without network once it has been opened with it. Built files never change under
// their names, so they come from the cache; the page itself and the definitions come from the network while there is one.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

const cacheName = 'obrador-__BUILD__';
const kept: string[] = JSON.parse('__KEPT__');
/** What only the workshop and the reference need: kept once somebody has been there, or when the page has nothing else to do. */
const workshop: string[] = JSON.parse('__WORKSHOP__');
const reference: string[] = JSON.parse('__REFERENCE__');
const index = '/definitions.json';
/** Whoever has been here needs no example drawn ahead. */
const bare = '/?otra-vez';
const fresh = ['/', '/taller', '/docs', '/openapi.json', index];
const isFresh = (path: string): boolean => fresh.includes(path) || path.startsWith('/definitions/');
const patience = 3000;

worker.addEventListener('install', (event) => {
  const fill = async (): Promise<void> => {
    const cache = await caches.open(cacheName);
    await cache.addAll([...kept, bare, index, '/definitions/_larder.json', '/definitions/_label.json']);
    // Every craft works without network, opened before or not.
    const { crafts }: { crafts: { id: string }[] } = await (await cache.match(index))!.json();
    await cache.addAll(crafts.map(({ id }) => `/definitions/${id}.json`));
    if (await caches.match('/taller')) await keepWorkshop();
    if (await caches.match('/docs')) await keepReference();
    await worker.skipWaiting();
  };
  event.waitUntil(fill());
});

async function keepWorkshop(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(['/taller', '/definitions/_files.json', ...workshop]);
}

async function keepReference(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(['/docs', '/openapi.json', ...reference]);
}

/** What is kept already is not asked for again. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  if (!(await cache.match('/taller'))) await keepWorkshop();
  if (!(await cache.match('/docs'))) await keepReference();
}

const asked: Readonly<Record<string, () => Promise<void>>> = {
  taller: keepWorkshop,
  docs: keepReference,
  todo: keepAll,
};

worker.addEventListener('message', (event) => {
  const keep = asked[String(event.data)];
  if (keep) event.waitUntil(keep());
});

worker.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (isFresh(url.pathname)) event.respondWith(networkFirst(url.pathname === '/' ? bare : url.pathname));
  else if ([kept, workshop, reference].some((list) => list.includes(url.pathname)))
    event.respondWith(cacheFirst(url.pathname));
});

async function networkFirst(path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  if (!navigator.onLine) return (await cache.match(path)) ?? Response.error();
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) return (await cache.match(path)) ?? response;
    await cache.put(path, response.clone());
    return response;
  } catch (error) {
    const stored = await cache.match(path);
    if (stored) return stored;
    throw error;
  }
}

async function cacheFirst(path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(path)) ?? fetch(path);
}
