import { readContentRoute, readReportRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { fileWith, openFile, saved } from './editor-page.ts';
import { onStage } from './journey-context.ts';

const openTools = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const dialogOf = (page: Page) => page.getByRole('dialog');

/** Finds a rule by a text, and selects the first one. */
const pickRule = async (page: Page, words: string, ruleId: string) => {
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox').fill(words);
  await dialog.getByRole('option', { name: ruleId }).waitFor();
  await page.keyboard.press('Enter');
};

describe('error injection', () => {
  const stage = onStage();

  const uploaded = async (fileName: string, body: string): Promise<string> => {
    const client = await benchClient(stage.url, 'tester');
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName };
    return (await client.call(uploadFileRoute, { query, body })).reply.vipFileSummary.fileId;
  };
  const contentOf = async (fileId: string): Promise<string> => {
    const client = await benchClient(stage.url, 'tester');
    return (await client.call(readContentRoute, { params: { fileId }, query: {} })).reply;
  };
  const rulesIn = async (fileId: string): Promise<readonly string[]> => {
    const client = await benchClient(stage.url, 'tester');
    const { reply } = await client.call(readReportRoute, { params: { fileId }, query: {} });
    return reply.validationMessages.map(({ ruleId }) => ruleId);
  };

  it('puts errors into a message in the editor, with a preview, and one undo removes them', async () => {
    const fileId = await fileWith(stage.url, { amount: '10.00' }, 'broken-here.xml');
    const text = await contentOf(fileId);
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await openTools(page, /Break a rule/);
    const dialog = dialogOf(page);
    await dialog.getByRole('option').first().waitFor();
    await eventually(async () => expect(await dialog.getByRole('option').count()).toBeGreaterThan(40));
    expect(await seriousFindings(page)).toEqual([]);

    await pickRule(page, 'p-11', 'P-11');
    await dialog.locator('.injection-line[data-kind="new"]', { hasText: 'SHAR' }).waitFor();
    await dialog.locator('.injection-line[data-kind="gone"]', { hasText: 'SLEV' }).waitFor();
    await dialog.locator('.injection-finding', { hasText: 'P-11' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Insert error' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.view-line', { hasText: '<ChrgBr>SHAR</ChrgBr>' }).waitFor();
    await saved(page, 2);
    expect(await contentOf(fileId)).toBe(text.replace('SLEV', 'SHAR'));
    expect(await rulesIn(fileId)).toContain('P-11');

    await page.keyboard.press('Control+z');
    await saved(page, 3);
    expect(await contentOf(fileId)).toBe(text);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('is refused where the message cannot break the rule alone, and the dialog explains that', async () => {
    const fileId = await uploaded(
      'no-way.xml',
      samplePayment('NO-WAY-1', '1.00').replace(/<Cdtr>[\s\S]*?<\/Cdtr>/, ''),
    );
    const { page, context } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('break a rule');
    await page.keyboard.press('Enter');
    await pickRule(page, 'p-13', 'P-13');
    await dialogOf(page).getByText('P-13 cannot be broken alone in this message').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Another rule' }).click();
    await dialogOf(page).getByRole('combobox').waitFor();
    await context.close();
  });

  it('puts an error into a new file, whose name contains the rule', async () => {
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await page.goto('/files/sct/2025/create/sct-typical');
    await page.getByRole('button', { name: 'Select a rule' }).click();
    await dialogOf(page).getByRole('option').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await pickRule(page, 'charge bearer', 'P-11');
    await page
      .getByRole('group', { name: /Error injection/ })
      .getByText('P-11')
      .waitFor();
    await eventually(async () => expect(await page.getByLabel('File name').inputValue()).toBe('sct-typical-P-11.xml'));
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /Create file/ }).click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/file/'));
    const fileId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await rulesIn(fileId)).toContain('P-11');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it("is refused with the rule's name where the new file cannot break it", async () => {
    const { page, context } = await stage.signedIn('tester');
    await page.goto('/files/sct/2025/create/sct-typical');
    await page.getByRole('button', { name: 'Select a rule' }).click();
    await pickRule(page, 'p-13', 'P-13');
    await page.getByRole('button', { name: /Create file/ }).click();
    await page.getByText('Rule P-13 cannot be broken alone in this message').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/create/);
    await context.close();
  });

  it('replaces forbidden characters with SEPA characters, value by value, as one step', async () => {
    const named = samplePayment('CHARS-1', '1.00')
      .replace('Hanna Beispiel', 'Zoë Müller &amp; Söhne')
      .replace('<CdtTrfTxInf>', '<!-- é stays --><CdtTrfTxInf>');
    const other = named.replace(/<Ustrd>[^<]*<\/Ustrd>/, '<Ustrd>Café</Ustrd>');
    const fileId = await uploaded('characters.xml', other);
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await openTools(page, /Convert to SEPA characters/);
    const dialog = dialogOf(page);
    await dialog.getByText('2 of 2 values selected').waitFor();
    await dialog.locator('.injection-value', { hasText: 'Café → Cafe' }).getByRole('checkbox').uncheck();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Convert 1 value' }).click();
    await page.locator('.view-line', { hasText: 'Zoe Mueller' }).waitFor();
    await saved(page, 2);
    expect(await contentOf(fileId)).toMatch(/<!-- é stays -->/);
    expect(await contentOf(fileId)).toContain('<Ustrd>Café</Ustrd>');
    await page.keyboard.press('Control+z');
    await saved(page, 3);
    expect(await contentOf(fileId)).toBe(other);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
