import { uploaded } from '@clearbench/e2e/journeys/huge-text';
import { samplePayment } from '@clearbench/e2e/kill/sample-payment';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { signedIn } from '../editor/watched-editor.ts';
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
const signInPage = '/login?signedOut';
const fileList = '/files/sct/2025';
/** Files that fill the list on the screen. */
const files = 25;

/**
 * Runs in the page: notes the largest paint so far, when the application shows the rows itself, and how far content
 * moved. An element without a name is inside a control, for instance the hint in a field.
 */
const watch = `
  globalThis.largestPaint = { at: 0, of: '', usableAt: 0, shift: 0 };
  const rowsInUse = '#root:not(:has(~ #first-screen)) .grid .row';
  new MutationObserver(() => {
    if (largestPaint.usableAt === 0 && document.querySelector(rowsInUse)) largestPaint.usableAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) largestPaint.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries())
      Object.assign(largestPaint, {
        at: startTime,
        of: element ? element.tagName.toLowerCase() + '.' + element.className : 'inside a control',
      });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

type LargestPaint = { readonly at: number; readonly of: string; readonly usableAt: number; readonly shift: number };

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
const largestPaint = async (
  chromium: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<LargestPaint> => {
  const context = await chromium.newContext(options);
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

const fillList = async (origin: string): Promise<void> => {
  for (let file = 1; file <= files; file += 1)
    await uploaded(origin, `payment-${file}.xml`, samplePayment(`LIST${file}`, `${file}.00`));
};

/** The largest contentful paints of the first pages, at a fourth of the processor and on fast 3G. */
export const largestPaintFigures = async (chromium: Browser, origin: string): Promise<readonly Figure[]> => {
  await fillList(origin);
  const storageState = await signedIn(chromium, origin);
  const painted: Record<'signIn' | 'list', string> = { signIn: '', list: '' };
  const used: number[] = [];
  const shifts: number[] = [];
  const paintOf = (page: keyof typeof painted, path: string, options?: BrowserContextOptions) => async () => {
    const { at, of, usableAt, shift } = await largestPaint(chromium, `${origin}${path}`, options);
    painted[page] = of;
    if (page === 'list') used.push(usableAt);
    shifts.push(shift);
    return at;
  };
  const times = await interleaved(rounds, {
    signIn: paintOf('signIn', signInPage),
    list: paintOf('list', fileList, { storageState }),
    least: async () => (await largestPaint(chromium, emptyPage)).at,
  });
  const figureOf = (page: keyof typeof painted, name: string): Figure => ({
    metric: `largest contentful paint of the ${name}, processor slowed ${slowedCpu} ×, fast 3G`,
    value: `median ${short(median(times[page]))} ms (${painted[page]}), a page without files ${short(median(times.least))} ms`,
    ...atMost(median(times[page]), limitMs, ' ms'),
  });
  return [
    figureOf('signIn', 'page to sign in'),
    figureOf('list', 'file list'),
    { metric: 'file list until it can be used, the same', value: `median ${short(median(used))} ms` },
    { metric: 'layout shift of both', value: `at most ${short(Math.max(...shifts))}` },
  ];
};
