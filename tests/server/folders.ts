// Folders of definitions that last as long as a test, a log that tells what it was told, and definitions that are not right.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Packed } from '../../server/definitions/texts.ts';
import type { Log } from '../../server/log.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { craftFile, folderWithInvented } from './invented.ts';

const made: string[] = [];
/** A larder with nothing in it: the invented craft has ingredients of its own only. */
export const emptyFolder = mkdtempSync(join(tmpdir(), 'sin-despensa-'));
process.once('exit', () => rmSync(emptyFolder, { recursive: true, force: true }));
export const folder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'exactas-'));
  made.push(dir);
  return dir;
};
export const crafts = (): string => {
  const dir = folderWithInvented(false);
  made.push(dir);
  return dir;
};
export const removeFolders = (): void => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
};

export const settingsOf = (craftsDir: string, more: Record<string, string> = {}): Settings =>
  readSettings({ CRAFTS_DIR: craftsDir, LARDER_DIR: emptyFolder, LAST_GOOD_DIR: 'no', ...more });
export const telling = (): { log: Log; told: string[] } => {
  const told: string[] = [];
  const say = (level: string) => (message: string, fields: object) =>
    void told.push(`${level}: ${message} ${Object.keys(fields)}`);
  return { told, log: { info: say('info'), warn: say('warn'), error: say('error') } as unknown as Log };
};
export const broken = { ...craftFile, defaultType: 'otra' };
export const packedOf = (version: string): Packed => ({ version, larder: { folder: '', files: {} }, crafts: [] });
