import { readContentRoute } from '@clearbench/contracts/file/routes';
import type { Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { openFile, saved } from './editor-page.ts';
import { uploaded } from './huge-text.ts';
import { onStage } from './journey-context.ts';

const transaction = / {4}<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>\n/;

/** A bulk of 20 MB with unique payments. */
const bulk = (): string => {
  const small = samplePayment('BULK', '1.00');
  const [one = ''] = transaction.exec(small) ?? [];
  const count = Math.ceil((20 * 2 ** 20) / one.length);
  const payments = Array.from({ length: count }, (_, number) => one.replace(/(E-|T-)BULK/g, `$1${number}`));
  return small.replace(one, () => payments.join('')).replace('<NbOfTxs>1<', `<NbOfTxs>${count}<`);
};

/** Records every task that blocks the page for 50 milliseconds or more. */
const watchTasks = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
`;

const longest = async (page: Page): Promise<number> =>
  Math.max(0, ...((await page.evaluate('globalThis.longTasks.splice(0)')) as number[]));

describe('a text of 20 MB', () => {
  const stage = onStage();

  it('is opened as a whole, edited and saved; the durations are printed', async () => {
    const text = bulk();
    const fileId = await uploaded(stage.url, 'bulk.xml', text);
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await page.addInitScript({ content: watchTasks });
    const began = performance.now();
    await openFile(page, fileId);
    const opened = Math.round(performance.now() - began);
    console.log(`opening 20 MB: ${opened} ms, longest task ${await longest(page)} ms`);

    await page.locator('.view-line', { hasText: 'Document xmlns' }).first().click();
    await page.keyboard.press('End');
    const typed = '<!-- typed in a large text -->';
    const from = performance.now();
    await page.keyboard.type(typed);
    await page.locator('.view-line', { hasText: typed }).waitFor();
    const each = Math.round((performance.now() - from) / typed.length);
    console.log(`typing in it: ${each} ms a key, longest task ${await longest(page)} ms`);
    await saved(page, 2);
    console.log(`saving it: longest task ${await longest(page)} ms`);

    const client = await benchClient(stage.url, 'tester');
    const stored = (await client.call(readContentRoute, { params: { fileId }, query: {} })).reply;
    expect(stored.length).toBe(text.length + typed.length);
    expect(stored === text.replace('08">', `08">${typed}`)).toBe(true);
    await page.keyboard.press('Control+End');
    await page.locator('.view-line', { hasText: '</Document>' }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('is kept in the browser while it cannot be saved, and another tab restores it', async () => {
    const fileId = await uploaded(stage.url, 'unsaved.xml', bulk());
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await page.route('**/content', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await openFile(page, fileId);
    await page.locator('.view-line', { hasText: 'Document xmlns' }).first().click();
    await page.keyboard.press('End');
    const typed = '<!-- not saved -->';
    await page.keyboard.type(typed);
    await page.locator('.ed-save-offline').waitFor();

    const other = await context.newPage();
    await openFile(other, fileId);
    await other.locator('.view-line', { hasText: typed }).waitFor();
    await saved(other, 2);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
