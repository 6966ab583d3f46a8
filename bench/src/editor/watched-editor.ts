import { setTimeout as after } from 'node:timers/promises';
import { formIn } from '@clearbench/access/testing/running-app.fixture';
import type { Browser, BrowserContext, Page } from 'playwright-core';

const viewport = { width: 1440, height: 900 };
/** Only ends a benchmark that hangs. */
const patience = 300_000;

/**
 * Runs in each page: notes the first frame with text, the last key, when the page has handled the result of a
 * validation in its worker, and each frame in which the findings changed. It looks when the frame is drawn, because
 * Monaco draws in callbacks of the frame itself.
 */
const watch = `
  globalThis.bench = { textShown: 0, keyAt: 0, checkedAt: 0, findings: 0, findingsAt: 0 };
  const handled = new MessageChannel();
  handled.port1.onmessage = () => { bench.checkedAt = performance.now(); };
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data?.kind === 'checked') handled.port2.postMessage(undefined);
      });
    }
  };
  addEventListener('keydown', ({ timeStamp }) => { bench.keyAt = timeStamp; }, true);
  const drawn = new MessageChannel();
  drawn.port1.onmessage = () => {
    const now = performance.now();
    if (bench.textShown === 0 && document.querySelector('.view-line span span')?.textContent) bench.textShown = now;
    const { length } = document.querySelectorAll('.view-overlays .squiggly-error');
    if (length !== bench.findings) Object.assign(bench, { findings: length, findingsAt: now });
    nextFrame();
  };
  const nextFrame = () => requestAnimationFrame(() => drawn.port2.postMessage(undefined));
  nextFrame();
`;

/** Waits until an expression in the page is true, and returns its value. */
export const known = async <T>(page: Page, expression: string): Promise<T> => {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const value = await page.evaluate<T>(expression);
    if (value) return value;
    await after(50);
  }
  throw new Error(`the page never had: ${expression}`);
};

const newContext = async (chromium: Browser, options: Parameters<Browser['newContext']>[0] = {}) => {
  const context = await chromium.newContext({ viewport, ...options });
  context.setDefaultTimeout(patience);
  return context;
};

/** Signs in as the demo's tester and returns the cookies. */
export const signedIn = async (chromium: Browser, origin: string) => {
  const context = await newContext(chromium, { baseURL: origin });
  const choice = await context.request.get('/oauth2/authorization/demo?redirectTo=/');
  await context.request.post(formIn(await choice.text()), { form: { account: 'tester' } });
  const state = await context.storageState();
  await context.close();
  return state;
};

export type OpenedText = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Milliseconds from the navigation to the first frame with text. */
  readonly shownAfter: number;
  /** Of which the page's main thread had a processor. */
  readonly cpu: number;
};

/** Opens an address with an empty cache and waits until the text is on screen. */
export const openText = async (
  chromium: Browser,
  address: string,
  storageState?: Awaited<ReturnType<typeof signedIn>>,
): Promise<OpenedText> => {
  const context = await newContext(chromium, storageState === undefined ? {} : { storageState });
  const page = await context.newPage();
  await page.addInitScript({ content: watch });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  const shownAfter = await known<number>(page, 'bench.textShown');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return { page, context, shownAfter, cpu: busy * 1_000 };
};

/** Puts the cursor behind a word of the text on screen, at the end of its line. */
export const clickBehind = async (page: Page, word: string, charactersBack: number): Promise<void> => {
  await page.locator('.view-line', { hasText: word }).first().click();
  await page.keyboard.press('End');
  for (let back = 0; back < charactersBack; back += 1) await page.keyboard.press('ArrowLeft');
};
