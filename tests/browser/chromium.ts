// Where the browser is on this machine: the one that is named, or the first of those that systems install; null where none is.
// The shell is Chromium without its windows: the same page for half the processor.
import { existsSync } from 'node:fs';

const usual = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

export const chromiumPath: string | null = process.env.CHROMIUM ?? usual.find((path) => existsSync(path)) ?? null;
