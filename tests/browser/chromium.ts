// Where the browser is on this machine: the one that is named, or the first of those that systems install; null where none is.
import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const chromiumPath: string | null = process.env.CHROMIUM ?? usual.find((path) => existsSync(path)) ?? null;
