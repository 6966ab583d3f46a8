import { readFileRoute } from '@clearbench/contracts/file/routes';
import { benchClient } from '../client/bench-client.ts';
import { appearances } from './appearances.ts';
import { onStage } from './journey-context.ts';
import { expectAccessible } from './page-checks.ts';

describe('a file of many transactions', () => {
  const stage = onStage();

  it.each(appearances)('is created with an error in a share of them ($colorScheme, narrow: $narrow)', async (look) => {
    const { page, context, pageErrors } = await stage.signedIn('tester', look);
    await page.goto('/files/sct/2025/create/sct-typical');
    const transactions = page.getByLabel(/^Transactions ?optional/);
    await page.getByRole('button', { name: 'Select a rule' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('p-11');
    await page.getByRole('dialog').getByRole('option', { name: 'P-11' }).waitFor();
    await page.keyboard.press('Enter');
    await transactions.fill('100001');
    await page.keyboard.press('Tab');
    await page.getByLabel('Transactions with the error (%)').fill('2.5');
    await page.getByText('A whole number from 1 to 100,000').waitFor();
    await expectAccessible(page);
    await page.getByLabel(/^Amounts from/).fill('20.00');
    await page.getByLabel(/^Amounts to/).fill('10.00');
    await page.keyboard.press('Tab');
    await page.getByText('Two amounts, the smaller one first').first().waitFor();
    await page.getByLabel(/^Amounts to/).fill('90.00');
    await page.getByLabel(/^Names of debtors and creditors/).selectOption('yes');
    await expectAccessible(page);
    await transactions.fill('400');
    await page.getByRole('button', { name: /Create file/ }).click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/file/'));
    const fileId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const client = await benchClient(stage.url, 'tester');
    const { reply } = await client.call(readFileRoute, { params: { fileId } });
    const found = (reply.validationReport?.validationMessages ?? []).filter(({ severity }) => severity === 'Error');
    expect(reply.vipFileSummary).toMatchObject({ transactions: 400 });
    expect(found.map(({ ruleId }) => ruleId)).toEqual(Array.from({ length: 10 }, () => 'P-11'));
    const amounts = [...(reply.content ?? '').matchAll(/<IntrBkSttlmAmt[^>]*>([^<]*)/g)].map(([, amount]) => amount);
    expect(new Set(amounts).size).toBeGreaterThan(300);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('has a bulk for each business day', async () => {
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await page.goto('/files/sct/2025/create/sct-bulk');
    await page.getByLabel(/^Transactions ?optional/).fill('12');
    await page.getByLabel(/^Business days/).fill('1');
    await page.keyboard.press('Tab');
    await page.getByText('A whole number from 2 to 250').waitFor();
    await page.getByLabel(/^Business days/).fill('3');
    await page.getByRole('button', { name: /Create file/ }).click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/file/'));
    const fileId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const client = await benchClient(stage.url, 'tester');
    const { reply } = await client.call(readFileRoute, { params: { fileId } });
    expect(reply.validationReport?.validationMessages.filter(({ severity }) => severity === 'Error')).toEqual([]);
    expect(new Set(reply.content?.match(/(?<=<IntrBkSttlmDt>)[^<]*/g)).size).toBe(3);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('is refused with a reason where a message has one transaction', async () => {
    const { page, context } = await stage.signedIn('tester');
    await page.goto('/files/inst/2025/create/inst-credit-transfer');
    await page.getByLabel(/^Transactions ?optional/).fill('5');
    await page.getByRole('button', { name: /Create file/ }).click();
    await page.getByText('A message pacs.008.001.08 may contain only one transaction here (G-17').waitFor();
    await context.close();
  });
});
