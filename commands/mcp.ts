// npm run mcp: the tools for an assistant on this machine, over standard input and output.
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { adjust, evaluate } from '../engine/index.ts';
import { loadCrafts } from '../engine/load/disk.ts';
import { ingredientsOf } from '../server/ingredients.ts';
import { serverWith } from '../server/mcp/handler.ts';
import { toolsOf } from '../server/mcp/tools.ts';
import { siteOf } from '../server/service.ts';
import { readSettings } from '../server/settings.ts';

const settings = readSettings(process.env);
const site = siteOf(settings);
const { offers, crafts, larder, version } = loadCrafts(settings.craftsDir, undefined, settings.larderDir);
const ingredients = ingredientsOf(offers, larder.larder, version);
const today = (): string => new Date().toLocaleDateString('sv-SE');
const tools = toolsOf({
  crafts,
  site,
  today,
  search: (typed, craft) => ingredients.search(new URLSearchParams({ q: typed, ...(craft ? { craft } : {}) })),
  balance: async (craft, body) => ({ ...evaluate(craft, body, site, { today: today() }) }),
  adjust: async (craft, body) => ({ ...adjust(craft, body, site, { today: today() }) }),
  explain: async (craft, body) => ({ ...evaluate(craft, body, site, { explain: true, today: today() }) }),
});
const server = await serverWith(tools);
await server.connect(new StdioServerTransport());
