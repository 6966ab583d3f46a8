import type { Page } from 'playwright-core';
import { seriousFindings } from './axe.ts';
import { onStage, type Visitor } from './stage.ts';

type Look = { readonly colorScheme: 'light' | 'dark'; readonly narrow: boolean };
const looks: Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [false, true].map((narrow) => ({ colorScheme, narrow })),
);

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth') as Promise<number>;

const isFine = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  expect(await seriousFindings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
};

describe('the pages of user management', () => {
  const stage = onStage();

  it.each(looks)('are fine, $colorScheme, narrow: $narrow', async (look) => {
    const { page, context, complaints }: Visitor = await stage.signedIn('admin', look);
    await page.goto('/admin');
    await page.waitForURL('**/admin/usermanagement');
    await page.locator('.grid-body .row', { hasText: 'Wanda' }).waitFor();
    await isFine(page);

    await page.locator('.grid-body .row', { hasText: 'Wanda' }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await isFine(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Wanda Waiting' }).click();
    await page.getByLabel('rejected', { exact: true }).check();
    await isFine(page);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await isFine(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await isFine(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('button', { name: 'As it was then' }).click();
    await page.locator('.facts-table').waitFor();
    await isFine(page);

    await page.goto('/admin/usermanagement/invite');
    await page.getByRole('heading', { name: 'This installation sends no mail yet' }).waitFor();
    expect(await page.getByRole('button', { name: /Send/ }).count()).toBe(0);
    await isFine(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
