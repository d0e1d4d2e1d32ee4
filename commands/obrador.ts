#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
// obrador <orden> …: one command for everything. It knows the subcommands and their options; each is imported when asked for.
import { didYouMean, noSuch } from '../engine/index.ts';
import { DefinitionsError } from '../server/definitions/texts.ts';
import { general, ofSubcommand } from './help.ts';
import { type RecipeCommand, recipeCommands, type Subcommand, subcommands } from './options.ts';
import type { Options } from './recipes/run.ts';
import { Usage } from './usage-error.ts';
import { version } from './version.ts';

// Whoever reads may have had enough: «… | head».
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  // Subcommands of their own say by themselves how they end.
  const code = await run(process.argv.slice(2));
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  if (error instanceof Usage) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  } else if (error instanceof DefinitionsError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else {
    // Whoever calls it wants to know what to do, and not where in it; whoever mends it asks.
    const { message = String(error), stack } = error as Error;
    process.stderr.write(`${process.env.DEBUG ? stack : `No se ha podido: ${message}`}\n`);
    process.exitCode = 1;
  }
}

async function run([word, ...rest]: readonly string[]): Promise<number | undefined> {
  if (word === undefined || word === 'help' || word === '--help' || word === '-h') {
    const about = subcommands.find(({ name }) => name === rest[0]);
    process.stdout.write(about ? ofSubcommand(about) : general());
    return word === undefined ? 2 : 0;
  }
  if (word === '--version' || word === '-v') {
    process.stdout.write(`${version()}\n`);
    return 0;
  }
  const command = subcommands.find(({ name }) => name === word);
  const names = subcommands.map(({ name }) => name);
  if (!command) throw new Usage(`${noSuch('la orden', word, names)} Las hay: ${names.join(', ')}.`);
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(ofSubcommand(command));
    return 0;
  }
  return obey(command, rest);
}

async function obey(command: Subcommand, rest: readonly string[]): Promise<number | undefined> {
  const { name } = command;
  if (recipeCommands.includes(name as RecipeCommand)) {
    const { words, options } = readWords(command, rest);
    const { runRecipes } = await import('./recipes/run.ts');
    return runRecipes(name as RecipeCommand, words, options);
  }
  if (name === 'book') {
    const { words, options } = readWords(command, rest);
    const { runBook } = await import('./book/run.ts');
    return runBook(words, options);
  }
  if (name === 'check') {
    await useFolders();
    const { checkAll } = await import('./check.ts');
    return checkAll(rest);
  }
  if (name === 'serve' || name === 'mcp') return start(command, rest);
  if (name === 'completion') return complete(rest[0]);
  // What only looks may look at the definitions that came with it; what writes them writes those of a project.
  const [deed, ...about] = rest;
  if (name === 'catalogue' && deed === 'export') await useFolders();
  else if (
    deed !== undefined &&
    about.length > 0 &&
    deed !== 'craft' &&
    !existsSync(process.env.CRAFTS_DIR ?? 'crafts')
  )
    throw new Usage('Aquí no hay definiciones que editar: ve a la carpeta que tiene «crafts», o dila en CRAFTS_DIR.');
  // These read what follows their name by themselves.
  process.argv.splice(2, 1);
  if (name === 'impact') await import('./impact.ts');
  else if (name === 'catalogue') await import('./catalogue.ts');
  else await import('./new.ts');
  return undefined;
}

/** The definitions of this folder or, where there are none, those that came with the command. */
async function useFolders(): Promise<void> {
  const { foldersFor } = await import('./definitions.ts');
  const { craftsDir, larderDir } = foldersFor({});
  if (!existsSync(process.env.CRAFTS_DIR ?? 'crafts'))
    Object.assign(process.env, { CRAFTS_DIR: craftsDir, LARDER_DIR: larderDir });
}

async function start(command: Subcommand, rest: readonly string[]): Promise<undefined> {
  const { words, options } = readWords(command, rest);
  if (words.length > 0) throw new Usage(`Sobra «${words[0]}». Uso: ${command.usage}`);
  const { foldersFor } = await import('./definitions.ts');
  const asked = { crafts: options.crafts as string | undefined, larder: options.larder as string | undefined };
  const { craftsDir, larderDir } = foldersFor(asked);
  Object.assign(process.env, { CRAFTS_DIR: craftsDir, LARDER_DIR: larderDir });
  if (options.port !== undefined) {
    if (!/^\d{1,5}$/.test(String(options.port)) || Number(options.port) > 65535)
      throw new Usage(`--port: «${String(options.port)}» no es un puerto, de 0 a 65535.`);
    process.env.PORT = String(options.port);
  }
  await (command.name === 'serve' ? import('../server/main.ts') : import('./mcp.ts'));
}

async function complete(shell: string | undefined): Promise<number> {
  const { shells } = await import('./completion.ts');
  const script = shells[shell ?? ''];
  if (!script) throw new Usage(`Falta para qué consola: ${Object.keys(shells).join(' o ')}.`);
  const { foldersFor } = await import('./definitions.ts');
  const { readdirSync } = await import('node:fs');
  const crafts = readdirSync(foldersFor({}).craftsDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  process.stdout.write(script(crafts.map((entry) => entry.name)));
  return 0;
}

/** Words and options; an option that the subcommand has not is answered with the nearest one. */
function readWords(command: Subcommand, rest: readonly string[]): { words: string[]; options: Options } {
  const known = Object.fromEntries(
    command.options.map(({ name, value }) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: name === 'avoid' },
    ]),
  );
  const { values, positionals, tokens } = parseArgs({
    ...{ args: [...rest], options: known, allowPositionals: true, strict: false, tokens: true },
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = command.options.find(({ name }) => name === token.name);
    const names = command.options.map(({ name }) => `--${name}`);
    if (!option)
      throw new Usage(
        `No se conoce «${token.rawName}».${didYouMean(token.rawName, names)} Las opciones: obrador ${command.name} --help`,
      );
    if (option.value !== undefined && (token.value === undefined || token.value === ''))
      throw new Usage(`A --${option.name} le falta su valor: --${option.name} <${option.value}>`);
    if (option.value === undefined && token.value !== undefined) throw new Usage(`--${option.name} va sin valor.`);
  }
  return { words: positionals, options: values as Options };
}
