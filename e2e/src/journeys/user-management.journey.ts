import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { eventually } from '../client/eventually.ts';
import { seriousFindings } from './axe.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const rowOf = (page: Page, name: string) => page.locator('.grid-body .row', { hasText: name });

const listed = async (page: Page, name: string): Promise<void> => {
  await page.goto('/admin/usermanagement?category=all');
  await rowOf(page, name).waitFor();
};

/** The form of a user account, opened from the list. */
const edit = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/admin/usermanagement?category=all&search=${encodeURIComponent(name)}`);
  await rowOf(page, name).getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
};

const save = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s');
  await page.getByText('Saved.').waitFor();
};

describe('user management', () => {
  const stage = onStage();
  let ida: TestBrowser;
  beforeAll(async () => {
    ida = await stage.signedIn('admin');
  });

  it('is hidden from ordinary users', async () => {
    const { page, context } = await stage.signedIn('tester');
    await page.goto('/admin/usermanagement');
    await page.waitForURL('**/404');
    expect(await page.getByRole('link', { name: 'Administration' }).count()).toBe(0);
    await context.close();
  });

  it('starts with waiting users; one is approved by keyboard and gets access', async () => {
    const { page: waiting, context } = await stage.visitor();
    await waiting.goto('/');
    await waiting.locator('button[value="waiting"]').click();
    await waiting.waitForURL('**/login/approvalWait');

    const { page } = ida;
    await page.goto('/');
    await page.getByRole('link', { name: 'Administration' }).click();
    await page.getByRole('button', { name: /^Waiting/, pressed: true }).waitFor();
    await rowOf(page, 'Wanda Waiting').waitFor();
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('1 user approved.').waitFor();
    await page.getByRole('heading', { name: 'No users waiting for approval' }).waitFor();

    await waiting.goto('/');
    await waiting.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
    await context.close();
  });

  it('assigns a plan with an end to many users at once', async () => {
    const { page } = ida;
    const until = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
    await page.goto('/admin/usermanagement?category=all');
    await rowOf(page, 'Tessa Tester').getByRole('checkbox').check();
    await rowOf(page, 'Dora Disabled').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Assign plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign a plan to 2 users' });
    await dialog.getByLabel('Plan').selectOption({ label: 'Reader' });
    await dialog.getByLabel('Expires on').fill(until);
    await dialog.getByRole('button', { name: 'Assign plan' }).click();
    await page.getByText('Plan of 2 users changed.').waitFor();
    await rowOf(page, 'Tessa Tester').getByText('5 days').waitFor();
    await eventually(async () => expect(await rowOf(page, 'Dora Disabled').textContent()).toContain('Reader'));
    expect(await rowOf(page, 'Wanda Waiting').textContent()).not.toContain('Reader');
  });

  it('keeps the concurrent changes of two administrators', async () => {
    const { page } = ida;
    await edit(page, 'Bruno Tester');
    await page.getByLabel('Administrator').check();
    await save(page);

    const bruno = await stage.signedIn('tester2');
    await edit(bruno.page, 'Tessa Tester');
    await bruno.page.getByLabel('disabled', { exact: true }).check();
    await edit(page, 'Tessa Tester');
    await page.getByLabel('Analyst').check();
    await save(page);

    const reported = bruno.page.getByRole('alert').filter({ hasText: 'Another user has changed this in the meantime' });
    await reported.waitFor();
    await eventually(async () => expect(await reported.textContent()).toContain('Analyst, Tester'));
    await save(bruno.page);
    await listed(page, 'Tessa Tester');
    await eventually(async () => expect(await rowOf(page, 'Tessa Tester').textContent()).toContain('disabled'));
    await eventually(async () => expect(await rowOf(page, 'Tessa Tester').textContent()).toContain('Analyst, Tester'));
    expect(bruno.pageErrors).toEqual([]);
    await bruno.context.close();
  });

  it('shows the audit: actor, action, values before and after, at an instant, and as a file', async () => {
    const { page } = ida;
    await edit(page, 'Tessa Tester');
    await page.getByRole('link', { name: 'History' }).click();
    const disabled = page.locator('.entry-row', { hasText: 'Account of Tessa Tester disabled' });
    await disabled.waitFor();
    await eventually(async () => expect(await disabled.textContent()).toContain('Bruno Tester'));
    const roles = page.locator('.entry-row', { hasText: 'Roles of Tessa Tester changed' }).first();
    await eventually(async () => expect(await roles.textContent()).toMatch(/Ida Admin.*\+ Analyst/));

    await roles.getByRole('button').last().click();
    const panel = page.getByRole('complementary', { name: 'Compare with today' });
    const state = panel.getByRole('row', { name: /^State/ });
    await state.waitFor();
    await eventually(async () => expect(await state.textContent()).toContain('enableddisabled'));
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Table (CSV)' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('UserRolesChanged');
    expect(text.split('\r\n').length).toBeGreaterThan(8);
  });

  it("ends a user's sessions in every browser; the user returns to the same page", async () => {
    const { page } = ida;
    const ana = await stage.signedIn('analyst');
    await ana.page.goto('/profile');
    await ana.page.getByTitle('Live: changes on the server appear here automatically.').waitFor();
    await edit(page, 'Ana Analyst');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('Ana Analyst was signed out everywhere.').waitFor();
    await ana.page.waitForURL('**/login?ended=endedByAdministrator');
    await ana.page.locator('a', { hasText: 'Demo' }).first().click();
    await ana.page.locator('button[value="analyst"]').click();
    await ana.page.waitForURL('**/profile');
    expect(ana.pageErrors).toEqual([]);
    await ana.context.close();
  });

  it('deletes an account only after its address was typed', async () => {
    const { page } = ida;
    await edit(page, 'Rex Rejected');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const sure = page.getByRole('button', { name: 'Delete permanently' });
    expect(await sure.isDisabled()).toBe(true);
    await page.getByLabel(/^Type .* to confirm/).fill('rejected@demo.clearbench.example');
    await sure.click();
    await page.getByText('The account of Rex Rejected was deleted.').waitFor();
    await listed(page, 'Tessa Tester');
    expect(await rowOf(page, 'Rex Rejected').count()).toBe(0);
  });

  it('has no errors in the console', () => expect(ida.pageErrors).toEqual([]));
});
