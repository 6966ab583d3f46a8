import type { Page } from 'playwright-core';
import { eventually } from '../client/eventually.ts';
import { seriousFindings } from './axe.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const openPlan = async (page: Page, name: string): Promise<void> => {
  await page.goto('/admin/plan');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
};

const save = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s');
  await page.getByText('Saved.').waitFor();
};

describe('plans', () => {
  const stage = onStage();
  let ida: TestBrowser;
  let ana: TestBrowser;
  beforeAll(async () => {
    ida = await stage.signedIn('admin');
    ana = await stage.signedIn('analyst');
  });

  it('show the remaining limits, and the reason for a disabled button', async () => {
    const { page } = ana;
    await page.goto('/files/sct/2025');
    await page.getByText('Plan Reader').waitFor();
    const create = page.getByRole('navigation').getByRole('button', { name: 'New file' });
    await create.focus();
    await eventually(async () => expect(await create.getAttribute('aria-disabled')).toBe('true'));
    await page.getByRole('tooltip').filter({ visible: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto('/files/sct/2025/create');
    await page.waitForURL('**/404');
  });

  it('apply at once, in every open page, when an administrator changes them', async () => {
    const [{ page: admin }, { page }] = [ida, ana];
    await page.goto('/files/sct/2025');
    await page.getByText('Plan Reader').waitFor();
    await openPlan(admin, 'Reader');
    expect(await seriousFindings(admin)).toEqual([]);
    await admin.getByLabel('Create files').check();
    await admin.getByRole('spinbutton', { name: 'Files per day' }).fill('1');
    await save(admin);
    await page.getByText('1 of 1 files left today').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'New file' }).click();
    await page.locator('.card-link').first().click();
    await page.getByRole('button', { name: /^Create/ }).click();
    await page.waitForURL('**/file/**');
    await page.getByText('none of 1 files left today').waitFor();
    await page.getByText('Read-only.').waitFor();
    await page.goto('/profile');
    await page.getByText('1 of 1', { exact: true }).waitFor();
  });

  it("are created; two concurrent administrators see each other's changes", async () => {
    const { page } = ida;
    await page.goto('/admin/plan/create');
    await page.getByRole('textbox', { name: 'Name' }).fill('Weekend');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: 'Weekend', level: 1 }).waitFor();
    await page.getByLabel('Description').fill('For two days');
    await page.getByRole('navigation', { name: 'Administration pages' }).getByRole('link').first().click();
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leaving.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await leaving.getByRole('button', { name: 'Stay on page' }).click();
    await leaving.waitFor({ state: 'detached' });
    await eventually(async () => expect(await page.getByLabel('Description').inputValue()).toBe('For two days'));

    const other = await ida.context.newPage();
    await openPlan(other, 'Weekend');
    await other.getByLabel('Validate files').uncheck();
    await save(other);
    await other.close();

    const reported = page.getByRole('alert').filter({ hasText: 'Another user has changed this in the meantime' });
    await reported.waitFor();
    await eventually(async () => expect(await reported.textContent()).toContain('Validate files'));
    await save(page);
    await page.getByRole('button', { name: 'History' }).click();
    await page.locator('.entry-row').nth(2).waitFor();
    await eventually(async () => expect(await page.locator('.entry-row').first().textContent()).toContain('Ida Admin'));
  });

  it('are deleted when their users have another one', async () => {
    const { page } = ida;
    await openPlan(page, 'Reader');
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete the plan Reader?' });
    await dialog.getByText('1 user has this plan.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByLabel('Replacement plan').selectOption({ label: 'Bench' });
    await dialog.getByRole('button', { name: 'Reassign and delete' }).click();
    await page.getByText('Plan Reader deleted.').waitFor();
    await page
      .getByRole('row', { name: /^Bench/ })
      .getByText('7 users')
      .waitFor();
    expect([...ida.pageErrors, ...ana.pageErrors]).toEqual([]);
  });
});
