import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { openFile, saved, textIsThere } from './editor-page.ts';
import { hugeText, uploaded } from './huge-text.ts';
import { onStage } from './journey-context.ts';

/** Larger than the inline limit, with one error. */
const large = `${samplePayment('LARGE', '1.00').replace('SLEV', 'SHAR')}<!--${`${'x'.repeat(99)}\n`.repeat(15_000)}-->`;

describe('a large file', () => {
  const stage = onStage();

  it('of more than 64 MB is shown in parts, read-only', async () => {
    const fileId = await uploaded(stage.url, 'huge.xml', hugeText());
    const { page, context, pageErrors } = await stage.signedIn('tester');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/files/')) requests.push(request.method());
      if (new URL(request.url()).pathname.endsWith('/content')) requests.push('the whole text');
    });
    await openFile(page, fileId);
    const bar = page.locator('.ed-bar', { hasText: 'shown in sections' });
    await bar.getByText('Lines 1–').waitFor();
    await page.getByRole('button', { name: 'Next section' }).click();
    await bar.getByText('Lines 1–').waitFor({ state: 'detached' });

    await page.locator('.ed-finding-main', { hasText: 'P-11' }).click();
    await page.locator('.view-line', { hasText: 'SHAR' }).waitFor();
    await page
      .locator('.line-numbers', { hasText: /^67,?0\d\d$/ })
      .first()
      .waitFor();
    await page.keyboard.type('X');
    await page.getByRole('tab', { name: 'Form' }).click();
    await page.getByText('No form is available for a text that is shown in sections.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(requests).toEqual([]);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('is opened with its report, without a command', async () => {
    const fileId = await uploaded(stage.url, 'large.xml', large);
    const { page, context, pageErrors } = await stage.signedIn('tester');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/') && !request.url().includes('/public/'))
        requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await openFile(page, fileId);
    const finding = page.locator('.ed-finding-main', { hasText: 'P-11' });
    await finding.waitFor();
    expect(requests).toEqual([]);

    await page.reload();
    await textIsThere(page);
    await finding.waitFor();
    expect(requests).toEqual([]);

    await page.locator('.monaco-editor .view-line').getByText('SHAR', { exact: true }).first().dblclick();
    await page.keyboard.type('SLEV');
    await saved(page, 2);
    await finding.waitFor({ state: 'detached' });
    expect(requests).toEqual([`POST /api/files/${fileId}/content`]);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
