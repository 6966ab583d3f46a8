import { uploadFileRoute, validateFileRoute } from '@clearbench/contracts/file/routes';
import type { Page } from 'playwright-core';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { openStage, type Stage } from './stage.ts';

const address = '/admin/formats/formats/sct-2025-pacs.008.001.08/edit';

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth') as Promise<number>;

const isFine = async (page: Page): Promise<void> => {
  expect(await seriousFindings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
};

describe('formats', () => {
  let stage: Stage;
  let tester: BenchClient;
  beforeAll(async () => {
    stage = await openStage();
    tester = await benchClient(stage.url, 'tester');
  });
  afterAll(() => stage.close());

  const upload = async (text: string): Promise<string> => {
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName: 'umlaut.xml' };
    const { status, reply } = await tester.call(uploadFileRoute, { query, body: text });
    expect({ status, reply }).toMatchObject({ status: 200 });
    return reply.vipFileSummary.fileId;
  };
  const gravity = async (fileId: string): Promise<readonly string[]> => {
    const { reply } = await tester.call(validateFileRoute, { body: { fileId } });
    const { validationMessages } = reply.validationReport;
    return validationMessages.filter(({ ruleId }) => ruleId === 'T-05').map(({ severity }) => severity);
  };
  const choose = async (page: Page, severity: string): Promise<void> => {
    await page.getByLabel('Severity of T-05').selectOption(severity);
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByText('Saved', { exact: false }).first().waitFor();
  };

  it('are as strict as an administrator makes them', async () => {
    const fileId = await upload(samplePayment('FORMAT 1', '1.00').replace(/<Nm>[^<]+/, '<Nm>Müller'));
    expect(await gravity(fileId)).toEqual(['Warning']);
    const { page, context, complaints } = await stage.signedIn('admin');
    await page.goto('/admin/formats/formats?rulebook=2025');
    await isFine(page);
    await page.getByRole('link', { name: 'pacs.008.001.08' }).click();
    await choose(page, 'Error');
    await isFine(page);
    expect(await gravity(fileId)).toEqual(['Error']);
    await choose(page, 'off');
    expect(await gravity(fileId)).toEqual([]);
    await page.getByRole('button', { name: 'History' }).click();
    await page.locator('.history').getByText('T-05', { exact: false }).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['light', 'dark'] as const)('show what they are made of, %s', async (colorScheme) => {
    const { page, context, complaints } = await stage.signedIn('admin', {
      colorScheme,
      narrow: colorScheme === 'dark',
    });
    await page.goto(`${address}?view=structure`);
    await page.getByRole('row', { name: /^GrpHdr/ }).click();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await isFine(page);
    await page.goto(`${address}?view=compare`);
    await page.getByText('gone').first().waitFor();
    await isFine(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
