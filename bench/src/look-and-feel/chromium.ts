import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's Chromium, or the one in CHROMIUM_PATH; undefined where there is none. */
export const openChromium = async (): Promise<Browser | undefined> => {
  const executablePath = [process.env.CHROMIUM_PATH ?? '', ...places].find((place) => existsSync(place));
  if (executablePath === undefined) return undefined;
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
};
