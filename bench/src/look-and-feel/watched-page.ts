import type { Browser, Page } from 'playwright-core';

const patience = 10_000;

/** A user's open page with the times of its frames; milliseconds on this process' clock. */
export type WatchedPage = {
  /**
   * Watches for a colour (#rrggbb) from now on; the returned function resolves with the time of the first frame with
   * it.
   */
  watch(color: string): Promise<() => Promise<number>>;
  /** Sets the colour within the page, and returns the time until its first frame. The colour is reset afterwards. */
  setItself(color: string): Promise<number>;
};

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Runs in the page: checks, frame by frame, the product's sign, which has the primary colour. */
const firstFrame = (color: string): string => `new Promise((resolve, reject) => {
  const sign = document.querySelector('.mark rect');
  const end = performance.now() + ${patience};
  const look = () => {
    if (getComputedStyle(sign).fill === '${rgb(color)}') resolve(performance.now());
    else if (performance.now() > end) reject(new Error('the page never showed ${color}'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

const itself = (color: string): string => `(async () => {
  const { style } = document.documentElement;
  const start = performance.now();
  style.setProperty('--primary-600', '${color}');
  const shown = await ${firstFrame(color)};
  style.removeProperty('--primary-600');
  return shown - start;
})()`;

/** The offset of this process' clock from the page's, from the fastest of some round trips. */
const lead = async (page: Page): Promise<number> => {
  let quickest = Number.POSITIVE_INFINITY;
  let ahead = 0;
  for (let turn = 0; turn < 50; turn += 1) {
    const requested = performance.now();
    const there = await page.evaluate<number>('performance.now()');
    const took = performance.now() - requested;
    if (took >= quickest) continue;
    quickest = took;
    ahead = requested + took / 2 - there;
  }
  return ahead;
};

/** Signs in as a demo account and stays on the start page, with a live connection. */
export const watchedPage = async (chromium: Browser, origin: string, account: string): Promise<WatchedPage> => {
  const context = await chromium.newContext({ baseURL: origin, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator(`button[value="${account}"]`).click();
  await page.locator('.connection[data-state="connected"]').waitFor();
  const ahead = await lead(page);
  return {
    watch: async (color) => {
      await page.evaluate(`void (window.firstFrame = ${firstFrame(color)})`);
      return async () => (await page.evaluate<number>('window.firstFrame')) + ahead;
    },
    setItself: (color) => page.evaluate<number>(itself(color)),
  };
};
