// obrador mcp: the tools for an assistant on this machine, over standard input and output. Definitions that the build proved
// are compiled craft by craft, when one is asked for.
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { adjust, type Book, evaluate, label, openBook, today } from '../engine/index.ts';
import { evaluateExplained } from '../engine/tell/by-rules-engine.ts';
import { ingredientsOf } from '../server/ingredients.ts';
import { faultInSpanish, serverWith } from '../server/mcp/handler.ts';
import { toolsOf } from '../server/mcp/tools.ts';
import { siteOf } from '../server/service.ts';
import { readSettings } from '../server/settings.ts';
import { definitionsIn, foldersFor } from './definitions.ts';

const site = siteOf(readSettings(process.env));
const { loaded, packed } = definitionsIn(foldersFor({}));
const { offers, larder } = loaded;
const { version } = packed;
const craftOf = (id: string) => offers.find((offer) => offer.id === id)?.craft();
const ingredients = ingredientsOf(offers, larder.larder, version);
const tools = toolsOf({
  offers,
  search: (typed, craft) => ingredients.search(new URLSearchParams({ q: typed, ...(craft ? { craft } : {}) })),
  balance: async (craft, body) => ({ ...evaluate(craft, body, site, { today: today() }) }),
  adjust: async (craft, body) => ({ ...adjust(craft, body, site, { today: today() }) }),
  explain: (craft, body) => evaluateExplained(craft, body, site, today()),
  label: async (craft, body) => ({ ...label(craft, body, site, today()) }),
  async book({ change, recipes }) {
    const book: Book = { recipes: recipes as readonly unknown[] };
    const open = openBook(craftOf, book, change, { today: today(), about: { definitions: version } });
    const turned = book.recipes.map((_, place) => open.turn(place)).filter((one) => one !== null);
    return [...turned.map((one) => ({ ...one })), { summary: await open.close(turned) }];
  },
});
const server = await serverWith(tools);

/** What the package refuses by itself it tells in English. */
class SpanishTransport extends StdioServerTransport {
  override send(message: Parameters<StdioServerTransport['send']>[0]): Promise<void> {
    return super.send(faultInSpanish(message, tools));
  }
}
await server.connect(new SpanishTransport());
