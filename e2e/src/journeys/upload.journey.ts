import type { Page } from 'playwright-core';
import { eventually } from '../client/eventually.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { type Dropped, drags, drops, leaves, picksUp } from './dropped-files.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const payment = (id: string): Dropped => ({ name: `${id}.xml`, text: samplePayment(id, '1.00') });

/** A PNG of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('files dropped on the list', () => {
  const stage = onStage();
  let visitor: TestBrowser;
  let page: Page;
  beforeAll(async () => {
    visitor = await stage.signedIn('tester');
    page = visitor.page;
    await page.goto('/files/sct/2025');
    await page.getByRole('heading', { name: /Files of/ }).waitFor({ state: 'attached' });
  });

  const row = (name: string) => page.locator('.upload-row', { hasText: name });
  const veil = () => page.locator('.drop-veil');

  it('show their target while they hover, and are not uploaded when they leave', async () => {
    const hand = await picksUp(page, [payment('HOVER')]);
    await drags(page, hand);
    await veil().getByText('Drop to upload').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await leaves(page, hand);
    await veil().waitFor({ state: 'detached' });
    expect(await page.locator('.upload-panel').count()).toBe(0);
  });

  it('are all uploaded, several at once, each with its result', async () => {
    const hand = await picksUp(page, [
      payment('ONE'),
      payment('TWO'),
      { ...payment('ONE'), name: 'ONE again.xml' },
      { name: 'too large.xml', bytes: 101 * 1024 * 1024 },
      { name: 'empty.xml', text: '' },
      { name: 'holiday.jpg', text: '\u00ff\u00d8\u00ff no message at all' },
      { name: 'photo.xml', base64: onePixel },
      { name: 'broken.zip', text: 'PK\u0003\u0004 and then nothing' },
    ]);
    await drags(page, hand);
    await drops(page, hand);
    await veil().waitFor({ state: 'detached' });
    await page.getByText('8 of 8 done').waitFor();

    await row('TWO.xml').getByText('Open', { exact: true }).waitFor();
    await row('holiday.jpg').getByText('This is plain text, not XML.').waitFor();
    await row('photo.xml').getByText('This is a PNG file.').waitFor();
    await row('broken.zip').getByText('This ZIP is damaged or incomplete').waitFor();
    // Of two equal files, the one that was second.
    await eventually(async () =>
      expect(await row('Same content as an existing file.').allInnerTexts()).toEqual([
        expect.stringMatching(/^ONE( again)?\.xml/),
      ]),
    );
    await row('too large.xml').getByText('The file is larger than the limit of 100 MB.').waitFor();
    await row('empty.xml').getByText('The file is empty.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('are in the list at once, except the refused ones', async () => {
    const listed = (name: string) => page.locator('.grid-body .row', { hasText: name });
    await listed('TWO.xml').waitFor();
    await listed('duplicate').waitFor();
    expect(
      await listed('duplicate')
        .getByRole('link', { name: /^ONE( again)?\.xml$/ })
        .count(),
    ).toBe(1);
    expect(await listed('too large').count()).toBe(0);
    expect(await listed('holiday.jpg').count()).toBe(0);
  });

  it('are opened from the panel', async () => {
    await row('TWO.xml').getByRole('link', { name: 'Open' }).click();
    await page.locator('.monaco-editor .view-line').getByText('TWO', { exact: true }).first().waitFor();
    expect(visitor.pageErrors).toEqual([]);
  });
});
