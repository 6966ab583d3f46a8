import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Debian's shell without windows needs less processor time than the whole browser. */
const places = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Without background requests, and without a sandbox where it is impossible. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * V8 compiles a function of a page for speed after four times the usual number of calls. Journeys open hundreds of
 * pages and leave each soon: compiling its functions again for each page needs more processor time than it saves. Work
 * that takes seconds, such as the validation of a long text, is compiled for speed as usual.
 */
const compilation = [
  '--invocation-count-for-maglev=1600',
  '--invocation-count-for-maglev-osr=400',
  '--invocation-count-for-turbofan=12000',
  '--invocation-count-for-osr=2000',
];

/** The installed Chromium, or the one in CHROMIUM_PATH. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = places.find((place) => place !== '' && existsSync(place));
  if (!executablePath) throw new Error('no Chromium found: install one, or name it with CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: [...flags, `--js-flags=${compilation.join(' ')}`] });
};
