import { seriousFindings } from './axe.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

describe('a message of the other bank', () => {
  const stage = onStage();
  let tester: TestBrowser;
  beforeAll(async () => {
    tester = await stage.signedIn('tester');
  });

  it('is requested in the file list and arrives there', async () => {
    const { page } = tester;
    await page.goto('/files/sct/2025');
    await page.getByRole('button', { name: 'Receive …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Receive a message' });
    await dialog.getByRole('combobox', { name: 'Template' }).waitFor();
    await dialog.locator('option').first().waitFor({ state: 'attached' });
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
    await page.getByRole('row', { name: /SCF-/ }).waitFor();
  });

  it('has the values that the tester enters in the form of its template', async () => {
    const { page } = tester;
    await page.getByRole('button', { name: 'Receive …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Receive a message' });
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('sct-minimal');
    await dialog.getByText('Values of the template').click();
    const amount = dialog.getByLabel(/^Amount/).first();
    await amount.fill('');
    await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await amount.fill('4321.09');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('row', { name: /SCF-sct-minimal/ })
      .getByText('4,321.09')
      .waitFor();
    expect(tester.pageErrors).toEqual([]);
  });

  it('is recalled from the menu of its row, and the recall belongs to its conversation', async () => {
    const { page } = tester;
    await page.getByRole('row', { name: /SCF-/ }).first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Receive from the other bank …' }).click();
    const dialog = page.getByRole('dialog', { name: /Receive a message about SCF-/ });
    await dialog.getByLabel('Reason code').fill('FRAD');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /Show the answers to SCF-/ })
      .first()
      .click();
    await page
      .getByRole('row', { name: /Select SCF-SCF-/ })
      .getByText('FRAD')
      .waitFor();
  });
});
