import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './stage.ts';

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth') as Promise<number>;

const isFine = async (page: Page): Promise<void> => {
  expect(await seriousFindings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
};

describe('templates in the hands of administrators', () => {
  const stage = onStage();

  it('are made of a message, its values picked, and used by testers', async () => {
    const admin = await stage.signedIn('admin');
    const { page } = admin;
    await page.goto('/admin/templates');
    await page.getByRole('link', { name: 'New template' }).click();
    const text = Buffer.from(samplePayment('PICKED 1', '1.00'));
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'Picked.xml', mimeType: 'application/xml', buffer: text });
    await page.getByRole('button', { name: 'Make a field of MsgId PICKED 1' }).click();
    await page.getByLabel('Most characters').fill('0');
    await page.getByText('A whole number from 1 to 2048.').waitFor();
    expect(await page.getByRole('button', { name: 'Create Ctrl S' }).isDisabled()).toBe(true);
    await page.getByLabel('Most characters').fill('35');
    await page.getByLabel('Label', { exact: true }).fill('Message id of mine');
    await page.locator('.form-preview').getByText('Message id of mine').waitFor();
    await isFine(page);
    await page.getByRole('button', { name: 'Create Ctrl S' }).click();
    await page.waitForURL('**/admin/templates/Picked/edit');

    const tester = await stage.signedIn('tester');
    await tester.page.goto('/files/sct/2025/create/Picked');
    expect(await tester.page.getByLabel('Message id of mine').inputValue()).toBe('PICKED 1');
    await tester.page.getByRole('button', { name: /Create file/ }).click();
    await tester.page.waitForURL('**/file/*');
    await tester.context.close();
    await page.reload();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ templateName: 'Picked' });
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByText('One file was made from it; it stays.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/admin/templates');
    expect(admin.complaints).toEqual([]);
    await admin.context.close();
  });

  it('speak the reader’s language where they came with the product', async () => {
    const { page, context, complaints } = await stage.signedIn('tester');
    await context.addInitScript("localStorage.setItem('clearbench-language', 'de')");
    await page.goto('/files/sct/2025/create');
    await page.getByRole('heading', { name: 'Rückgaben und Rückrufe' }).waitFor();
    await page.getByRole('link', { name: /^Rückruf Fordert/ }).click();
    await page.getByLabel('Kennung des Rückrufs').waitFor();
    await isFine(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are fine in the dark and on a narrow screen, too', async () => {
    const { page, context, complaints } = await stage.signedIn('admin', { colorScheme: 'dark', narrow: true });
    await page.goto('/admin/templates');
    await page.locator('.admin-table').waitFor();
    await isFine(page);
    await page.goto('/admin/templates/sct-typical/edit');
    await page.locator('.form-preview').waitFor();
    await page.locator('.field-name').first().click();
    await isFine(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
