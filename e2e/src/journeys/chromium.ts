import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Quiet and alone: no calls home, no sandbox where there is no user for it. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real Chromium from this machine; CHROMIUM_PATH names one elsewhere. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = places.find((place) => place !== '' && existsSync(place));
  if (!executablePath) throw new Error('no Chromium found: install one, or name it with CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: flags });
};
