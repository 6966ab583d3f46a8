import type { Page } from 'playwright-core';
import { seriousFindings } from './axe.ts';
import { openFile } from './editor-page.ts';
import { hugeText, needles, uploaded } from './huge-text.ts';
import { onStage } from './journey-context.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Search in the whole text' });
const count = (page: Page, said: string) => page.locator('.ed-search-count').getByText(said, { exact: true }).waitFor();
const lineWith = (page: Page, text: string) => page.locator('.view-line', { hasText: text }).first().waitFor();
const numbered = (page: Page, line: number) =>
  page.locator('.line-numbers').getByText(String(line), { exact: true }).first().waitFor();
const pieceOnScreen = (page: Page) => page.locator('.ed-bar .figures').first();

/** Resolves when the lines of the other part are shown. */
const turnPiece = async (page: Page, way: 'Next' | 'Previous'): Promise<void> => {
  const before = (await pieceOnScreen(page).textContent()) ?? '';
  await page.getByRole('button', { name: `${way} section` }).click();
  await pieceOnScreen(page).getByText(before, { exact: true }).waitFor({ state: 'detached' });
};

const megabytesHeld = async (page: Page): Promise<number> => {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await chromium.send('Runtime.getHeapUsage')) as { usedSize: number };
  await chromium.detach();
  return usedSize / 2 ** 20;
};

describe('a text that is shown in parts', () => {
  const stage = onStage();
  let fileId: string;
  beforeAll(async () => {
    fileId = await uploaded(stage.url, 'huge.xml', hugeText());
  });

  it('is searched as a whole, by keyboard alone', async () => {
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await page.locator('.view-line').first().click();
    await page.keyboard.press('Control+f');
    await page.locator('.ed-search input:focus').waitFor();
    await page.keyboard.type('needle');
    await count(page, `1 of ${needles}`);
    await lineWith(page, 'NEEDLE 0');
    await page.keyboard.press('Enter');
    await count(page, `2 of ${needles}`);
    await lineWith(page, 'NEEDLE 1');
    await page.locator('.cdr.ed-hit').first().waitFor();
    await page.locator('.ed-search-hit').getByText('Line 10,026').waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.keyboard.press('Shift+Enter');
    await count(page, `1 of ${needles}`);
    await page.keyboard.press('Shift+Enter');
    await count(page, `${needles} of ${needles}`);
    await lineWith(page, 'NEEDLE 6');
    await page.locator('.ed-search input:focus').waitFor();

    await page.getByRole('button', { name: 'Match case' }).click();
    await count(page, 'No matches');
    await field(page).fill('NEEDLE 4');
    await count(page, '1 of 1');
    await lineWith(page, 'NEEDLE 4');
    await page.keyboard.press('Escape');
    await page.locator('.ed-search').waitFor({ state: 'detached' });
    await page.locator('.monaco-editor.focused').waitFor();
    await page.locator('.cdr.ed-hit').waitFor({ state: 'detached' });
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('is navigated by lines, findings and history', async () => {
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await page.locator('.view-line').first().click();
    await page.keyboard.press('Control+g');
    await page.getByRole('dialog').getByRole('textbox').fill('/Document/FIToFICstmrCdtTrf/GrpHdr');
    await page.keyboard.press('Enter');
    await page.getByText('Go to path is not available for a text shown in sections.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.monaco-editor.focused').waitFor();
    await page.keyboard.press('Control+g');
    await page.getByRole('dialog').getByRole('textbox').fill('30026');
    await page.keyboard.press('Enter');
    await lineWith(page, 'NEEDLE 3');
    await numbered(page, 30_026);
    await page.getByText('Line 30,026, column').waitFor();
    await page.locator('.ed-finding-main', { hasText: 'P-11' }).click();
    await lineWith(page, 'SHAR');
    await page.locator('.squiggly-error').first().waitFor();
    await page.goBack();
    await numbered(page, 30_026);
    await page.goForward();
    await lineWith(page, 'SHAR');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('needs constant memory while its parts are paged', async () => {
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await openFile(page, fileId);
    for (let turns = 0; turns < 5; turns += 1) await turnPiece(page, 'Next');
    const before = await megabytesHeld(page);
    for (let turns = 0; turns < 40; turns += 1) await turnPiece(page, turns % 20 < 10 ? 'Next' : 'Previous');
    const after = await megabytesHeld(page);
    console.log(`turning 40 pieces: ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`);
    // The visited parts have about 20 MB.
    expect(after - before).toBeLessThan(8);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('is searched on a phone', async () => {
    const { page, context, pageErrors } = await stage.signedIn('tester', { narrow: true });
    await page.goto(`/file/${fileId}?tab=report`);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field(page).fill('needle 2');
    await count(page, '1 of 1');
    await lineWith(page, 'NEEDLE 2');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
