import type { Browser, Page } from 'playwright-core';
import { atMost, type Figure, short } from '../figure.ts';
import { interleaved, median } from '../interleaved.ts';

const rounds = 5;
const limitMs = 2_000;
const slowedCpu = 4;
const quietMs = 2_000;
/** Only ends a benchmark that hangs. */
const patience = 120_000;

/** Fast 3G as the developer tools of browsers define it: bytes per second, and milliseconds before each response. */
const fast3g = {
  offline: false,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
  latency: 150 * 3.75,
};

/** The page to sign in. Without the query a visitor with one identity provider is sent to its page. */
const firstPage = '/login?signedOut';

/** Runs in the page: notes the largest paint so far. */
const watch = `
  globalThis.largestPaint = { at: 0, of: '' };
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries())
      globalThis.largestPaint = { at: startTime, of: element ? element.tagName.toLowerCase() + '.' + element.className : '' };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

type LargestPaint = { readonly at: number; readonly of: string };

/** The largest paint once there was none larger for a while. */
const lastOf = async (page: Page): Promise<LargestPaint> => {
  const until = performance.now() + patience;
  let last = await page.evaluate<LargestPaint>('largestPaint');
  while (performance.now() < until) {
    await page.waitForTimeout(quietMs);
    const now = await page.evaluate<LargestPaint>('largestPaint');
    if (now.at > 0 && now.at === last.at) return now;
    last = now;
  }
  throw new Error('the page was never painted');
};

/** Opens an address with an empty cache on a slow machine behind a slow network. */
const largestPaint = async (chromium: Browser, address: string): Promise<LargestPaint> => {
  const context = await chromium.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: watch });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', fast3g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedCpu });
    await page.goto(address, { waitUntil: 'networkidle', timeout: patience });
    return await lastOf(page);
  } finally {
    await context.close();
  }
};

/** A page whose whole content is in its address: the least that the browser takes. */
const emptyPage = 'data:text/html,<h1>Clearbench</h1>';

/** The largest contentful paint of the first page, at a fourth of the processor and on fast 3G. */
export const largestPaintFigure = async (chromium: Browser, origin: string): Promise<Figure> => {
  let of = '';
  const { ours, least } = await interleaved(rounds, {
    ours: async () => {
      const paint = await largestPaint(chromium, `${origin}${firstPage}`);
      of = paint.of;
      return paint.at;
    },
    least: async () => (await largestPaint(chromium, emptyPage)).at,
  });
  return {
    metric: `largest contentful paint of the page to sign in, processor slowed ${slowedCpu} ×, fast 3G`,
    value: `median ${short(median(ours))} ms (${of}), a page without files ${short(median(least))} ms`,
    ...atMost(median(ours), limitMs, ' ms'),
  };
};
