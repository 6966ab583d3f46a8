import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { eventually } from '../client/eventually.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth') as Promise<number>;

const expectAccessible = async (page: Page): Promise<void> => {
  expect(await seriousFindings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
};

describe('administration of templates', () => {
  const stage = onStage();

  it('creates templates from a message with selected values, for users', async () => {
    const admin = await stage.signedIn('admin');
    const { page } = admin;
    await page.goto('/admin/templates');
    await page.getByRole('link', { name: 'New template' }).click();
    const text = Buffer.from(samplePayment('PICKED 1', '1.00'));
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'Picked.xml', mimeType: 'application/xml', buffer: text });
    await page.getByRole('button', { name: 'Turn MsgId PICKED 1 into a field' }).click();
    await page.getByLabel('Maximum length').fill('0');
    await page.getByText('Enter a whole number from 1 to 2,048.').waitFor();
    expect(await page.getByRole('button', { name: 'Create Ctrl S' }).isDisabled()).toBe(true);
    await page.getByLabel('Maximum length').fill('35');
    await page.getByLabel('Label', { exact: true }).fill('Message id of mine');
    await page.locator('.form-preview').getByText('Message id of mine').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Ctrl S' }).click();
    await page.waitForURL('**/admin/templates/Picked/edit');

    const tester = await stage.signedIn('tester');
    await tester.page.goto('/files/sct/2025/create/Picked');
    await eventually(async () =>
      expect(await tester.page.getByLabel('Message id of mine').inputValue()).toBe('PICKED 1'),
    );
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
    await page.getByRole('dialog').getByText('One file was created from it and is kept.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/admin/templates');
    expect(admin.pageErrors).toEqual([]);
    await admin.context.close();
  });

  it("shows built-in texts in the reader's language", async () => {
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await context.addInitScript("localStorage.setItem('clearbench-language', 'de')");
    await page.goto('/files/sct/2025/create');
    await page.getByRole('heading', { name: 'Rückgaben und Rückrufe' }).waitFor();
    await page.getByRole('link', { name: /^Rückruf Fordert/ }).click();
    await page.getByLabel('Rückruf-ID').waitFor();
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('compares changed templates with the built-in ones', async () => {
    const { page, context, pageErrors } = await stage.signedIn('admin');
    await page.goto('/admin/templates/sct-minimal/edit');
    await page.getByLabel('Title').fill('Our minimal transfer');
    await page.keyboard.press('Control+s');
    await page.getByText('Saved.').waitFor();
    await page.goto('/admin/templates/built-in');
    const row = page.getByRole('row', { name: /sct-minimal/ });
    await row.getByText('Customized').waitFor();
    await row.getByRole('link').click();
    await page.getByRole('cell', { name: 'title: Our minimal transfer' }).waitFor();
    await page.getByRole('cell', { name: 'title: Credit transfer, minimal' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Reset to built-in: / }).click();
    await page.getByText('The installed template is identical').first().waitFor();
    await page.goto('/admin/templates/sct-minimal/edit?tab=history');
    await page
      .getByText(/Template .* changed/)
      .first()
      .waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('is accessible in the dark theme and on a narrow page', async () => {
    const { page, context, pageErrors } = await stage.signedIn('admin', { colorScheme: 'dark', narrow: true });
    await page.goto('/admin/templates');
    await page.locator('.admin-table').first().waitFor();
    await expectAccessible(page);
    await page.goto('/admin/templates/sct-typical/edit');
    await page.locator('.form-preview').waitFor();
    await page.locator('.field-name').first().click();
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
