import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { openFile, retype, saved } from './editor-page.ts';
import { onStage } from './journey-context.ts';

describe('an external text in the editor', () => {
  const stage = onStage();
  let client: BenchClient;
  beforeAll(async () => {
    client = await benchClient(stage.url, 'tester');
  });

  const upload = async (text: string, fileName: string): Promise<string> => {
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName };
    return (await client.call(uploadFileRoute, { query, body: text })).reply.vipFileSummary.fileId;
  };
  const stored = async (fileId: string): Promise<string> => {
    const reply = await client.browser.request(`/api/files/${fileId}/content`, {});
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer());
  };

  it.each([
    ['as Windows writes it', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
    ['with a byte order mark only', (text: string) => `\ufeff${text}`],
    ['as it usually is', (text: string) => text],
  ])('%s: unedited parts are unchanged to the byte', async (name, written) => {
    const text = written(samplePayment(`FOREIGN ${name.length}`, '1.00'));
    const fileId = await upload(text, `${name}.xml`);
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await retype(page, 'SLEV', 'SHAR');
    await saved(page, 2);
    expect(await stored(fileId)).toBe(text.replace('SLEV', 'SHAR'));

    await page.reload();
    await retype(page, 'SHAR', 'SLEV');
    await saved(page, 3);
    expect(await stored(fileId)).toBe(text);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('keeps them through indentation, and through restoring an older version', async () => {
    const text = `\ufeff${samplePayment('LAID OUT', '1.00').replaceAll('\n', '\r\n')}`;
    const fileId = await upload(text, 'laid out.xml');
    const { page, context } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await page.keyboard.press('Shift+Alt+F');
    await saved(page, 2);
    await retype(page, 'SLEV', 'SHAR');
    await saved(page, 3);
    const indented = await stored(fileId);
    expect(indented.startsWith('\ufeff<?xml')).toBe(true);
    expect(indented).toContain('SHAR');
    expect(indented).not.toMatch(/[^\r]\n/);

    await page.getByRole('tab', { name: /History/ }).click();
    await page.getByRole('button', { name: 'Restore version 1 as the latest version' }).click();
    await saved(page, 4);
    expect(await stored(fileId)).toBe(text);
    await context.close();
  });
});
