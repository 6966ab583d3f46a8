import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import { benchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { openFile, saved, textIsThere } from './editor-page.ts';
import { onStage } from './stage.ts';

/** More than comes along with a file, and one thing wrong. */
const large = `${samplePayment('LARGE', '1.00').replace('SLEV', 'SHAR')}<!--${`${'x'.repeat(99)}\n`.repeat(15_000)}-->`;

describe('a large file', () => {
  const stage = onStage();

  it('is opened with its report, and nothing is ordered by merely opening it', async () => {
    const client = await benchClient(stage.url, 'tester');
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName: 'large.xml' };
    const { fileId } = (await client.call(uploadFileRoute, { query, body: large })).reply.vipFileSummary;
    const { page, context, complaints } = await stage.signedIn('tester');
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/') && !request.url().includes('/public/'))
        orders.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await openFile(page, fileId);
    const finding = page.locator('.ed-finding-main', { hasText: 'P-11' });
    await finding.waitFor();
    expect(orders).toEqual([]);

    await page.reload();
    await textIsThere(page);
    await finding.waitFor();
    expect(orders).toEqual([]);

    await page.locator('.monaco-editor .view-line').getByText('SHAR', { exact: true }).first().dblclick();
    await page.keyboard.type('SLEV');
    await saved(page, 2);
    await finding.waitFor({ state: 'detached' });
    expect(orders).toEqual([`POST /api/files/${fileId}/content`]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
