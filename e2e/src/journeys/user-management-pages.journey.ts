import { appearances } from './appearances.ts';
import { onStage, type TestBrowser } from './journey-context.ts';
import { isFineAtRest } from './page-checks.ts';

describe('pages of user management', () => {
  const stage = onStage();

  it.each(appearances)('are accessible, $colorScheme, narrow: $narrow', async (look) => {
    const { page, context, pageErrors }: TestBrowser = await stage.signedIn('admin', look);
    await page.goto('/admin');
    await page.waitForURL('**/admin/usermanagement');
    await page.locator('.grid-body .row', { hasText: 'Wanda' }).waitFor();
    await isFineAtRest(page);

    await page.locator('.grid-body .row', { hasText: 'Wanda' }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Assign plan' }).click();
    await isFineAtRest(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Wanda Waiting' }).click();
    await page.getByLabel('rejected', { exact: true }).check();
    await isFineAtRest(page);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await isFineAtRest(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await isFineAtRest(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await isFineAtRest(page);
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('button', { name: 'Compare with today' }).click();
    await page.locator('.facts-table').waitFor();
    await isFineAtRest(page);

    await page.goto('/admin/usermanagement/invite');
    await page.getByRole('heading', { name: 'Outgoing mail is not configured' }).waitFor();
    expect(await page.getByRole('button', { name: /Send/ }).count()).toBe(0);
    await isFineAtRest(page);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
