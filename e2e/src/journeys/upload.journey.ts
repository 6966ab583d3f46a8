import type { Page } from 'playwright-core';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { type Dropped, drags, drops, leaves, picksUp } from './dropped-files.ts';
import { onStage, type Visitor } from './stage.ts';

const payment = (id: string): Dropped => ({ name: `${id}.xml`, text: samplePayment(id, '1.00') });

describe('files dropped on the list', () => {
  const stage = onStage();
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await stage.signedIn('tester');
    page = visitor.page;
    await page.goto('/files/sct/2025');
    await page.getByRole('heading', { name: /Files of/ }).waitFor({ state: 'attached' });
  });

  const row = (name: string) => page.locator('.upload-row', { hasText: name });
  const veil = () => page.locator('.drop-veil');

  it('are told where they would go while they hover, and nothing happens when they leave', async () => {
    const hand = await picksUp(page, [payment('HOVER')]);
    await drags(page, hand);
    await veil().getByText('Drop to upload').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await leaves(page, hand);
    await veil().waitFor({ state: 'detached' });
    expect(await page.locator('.upload-panel').count()).toBe(0);
  });

  it('are all taken, several at once, and each says what became of it', async () => {
    const hand = await picksUp(page, [
      payment('ONE'),
      payment('TWO'),
      { ...payment('ONE'), name: 'ONE again.xml' },
      { name: 'too large.xml', bytes: 101 * 1024 * 1024 },
      { name: 'empty.xml', text: '' },
      { name: 'holiday.jpg', text: '\u00ff\u00d8\u00ff no message at all' },
    ]);
    await drags(page, hand);
    await drops(page, hand);
    await veil().waitFor({ state: 'detached' });
    await page.getByText('6 of 6 done').waitFor();

    for (const name of ['TWO.xml', 'holiday.jpg']) await row(name).getByText('Open', { exact: true }).waitFor();
    // Of two that are the same, whichever came second.
    expect(await row('Same content as an earlier file.').allInnerTexts()).toEqual([
      expect.stringMatching(/^ONE( again)?\.xml/),
    ]);
    await row('too large.xml').getByText('The file is larger than the 100 MB allowed here.').waitFor();
    await row('empty.xml').getByText('The file is empty.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('stand in the list at once, the broken one with its findings', async () => {
    const listed = (name: string) => page.locator('.grid-body .row', { hasText: name });
    await listed('TWO.xml').waitFor();
    await listed('duplicate').waitFor();
    expect(
      await listed('duplicate')
        .getByRole('link', { name: /^ONE( again)?\.xml$/ })
        .count(),
    ).toBe(1);
    expect(await listed('too large').count()).toBe(0);
    await listed('holiday.jpg').locator('[data-tone="bad"]').waitFor();
  });

  it('are opened from the panel', async () => {
    await row('TWO.xml').getByRole('link', { name: 'Open' }).click();
    await page.locator('.monaco-editor .view-line').getByText('TWO', { exact: true }).first().waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
