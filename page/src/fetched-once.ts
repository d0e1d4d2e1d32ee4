// What is fetched once, and again after a failure.
//   const file = fetchedOnce(() => fetch(…)); file(); file() → one request
export function fetchedOnce<Content>(get: () => Promise<Content>): () => Promise<Content> {
  let kept: Promise<Content> | null = null;
  return () => {
    kept ??= get();
    kept.catch(() => {
      kept = null;
    });
    return kept;
  };
}
