import { eventually } from '../client/eventually.ts';
import { seriousFindings } from './axe.ts';
import { retype, saved, textIsThere } from './editor-page.ts';
import { onStage } from './journey-context.ts';

describe('direct debits in a browser', () => {
  const stage = onStage();

  it('an environment is opened, a collection created, broken, fixed, sent and refunded', async () => {
    const [admin, tester] = [await stage.signedIn('admin'), await stage.signedIn('tester')];
    await admin.page.goto('/admin/simenv');
    await admin.page.getByRole('link', { name: 'Copy SDD Core bench' }).click();
    await admin.page.getByLabel('Name', { exact: true }).fill('Collections');
    await admin.page.getByLabel('Token').fill('collections');
    await admin.page.getByLabel('Seconds per business day').fill('1');
    await eventually(async () => expect(await admin.page.getByLabel('SEPA Core direct debit').isChecked()).toBe(true));
    expect(await seriousFindings(admin.page)).toEqual([]);
    await admin.page.keyboard.press('Control+s');
    await admin.page.getByRole('heading', { name: 'Collections', level: 1 }).waitFor();

    const { page } = tester;
    await page.goto('/files/collections/2025/create');
    await page.getByRole('link', { name: /^SDD Core: direct debit, minimal/ }).click();
    await page.getByLabel('Amount (EUR)').fill('10.23');
    await eventually(async () =>
      expect(await page.getByLabel('Creditor identifier').inputValue()).toBe('DE98ZZZ09999999999'),
    );
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/\/file\//);
    await textIsThere(page);
    await saved(page, 1);

    await retype(page, 'CORE', 'COR1');
    const finding = page.locator('.ed-finding-main', { hasText: 'P-03' });
    await finding.waitFor();
    await retype(page, 'COR1', 'CORE');
    await finding.waitFor({ state: 'detached' });

    await page.keyboard.press('Control+Enter');
    await page.getByRole('tab', { name: /Transfers/ }).click();
    await page.getByRole('link', { name: /^DVF-/ }).waitFor();
    const refund = page.getByRole('link', { name: /^SDF-/ });
    await refund.waitFor();
    await page
      .getByText(/refunded with MD06/)
      .first()
      .waitFor();
    await refund.click();
    await page.getByText('Received from the test engine, read-only.').waitFor();
    await page.locator('.view-line').getByText('PmtRtr', { exact: true }).first().waitFor();
    expect([...admin.pageErrors, ...tester.pageErrors]).toEqual([]);
  });
});
