import { eventually } from '../client/eventually.ts';
import { appearances } from './appearances.ts';
import { onStage, type TestBrowser } from './journey-context.ts';
import { expectAccessible } from './page-checks.ts';

/** Pages that no other journey checks in every look, each with a text that appears once it has loaded. */
const pages = [
  ['users', '/admin/usermanagement?category=all', 'Tessa Tester'],
  ['an invitation', '/admin/usermanagement/invite', 'Outgoing mail is not configured'],
  ['plans', '/admin/plan', 'Bench'],
  ['a new plan', '/admin/plan/create', 'Maximum environments'],
  ['templates', '/admin/templates', 'Credit transfer, typical'],
  ['a template of direct debits', '/admin/templates/core-maximal/edit', 'No findings.'],
  ['the templates of the product', '/admin/templates/built-in', 'Unchanged'],
  ['a template compared', '/admin/templates/built-in?template=sct-typical', 'The installed template is identical'],
  ['the set-up', '/admin/setup', 'Install the templates'],
  ['formats', '/admin/formats/formats?scheme=core', 'pacs.003.001.08'],
  ['code lists', '/admin/formats/codelists', 'Purposes'],
  ['a code list', '/admin/formats/codelists/purpose', 'SALA'],
  ['environments', '/admin/simenv', 'SCT acceptance'],
  ['scenarios of an environment', '/admin/simenv/sct-bench/edit?tab=scenarios', 'Insert an example'],
  ['rules of an environment', '/admin/simenv/sct-bench/edit?tab=rules', 'T-04'],
  ['channels of an environment', '/admin/simenv/sct-bench/edit?tab=channels', 'New channel'],
  ['rules of a format', '/admin/formats/formats/sct-2025-pacs.008.001.08/edit', 'T-04'],
  ['envelope profiles', '/admin/formats/envelopes', 'Bulk clearing shape'],
  ['an envelope profile', '/admin/formats/envelopes/neutral', 'A profile of the product'],
  ['calendars', '/admin/formats/calendars', 'SEVEN_DAYS'],
  ['a calendar', '/admin/formats/calendars/TARGET', 'Good Friday'],
  ['the appearance', '/admin/whitelabel/appearance', 'Passes AA'],
  ['the assets', '/admin/whitelabel/assets', 'Favicon'],
  ['the translations', '/admin/translations', 'admin.choosePage'],
  ['a text', '/admin/translations/layout.files/edit', 'Français'],
  ['texts to take in', '/admin/translations/import', 'JSON, up to 10 MB.'],
  ['the settings', '/admin/settings', 'Product name'],
  ['the statistics', '/admin/statistics/timeline', 'Message types'],
  ['the metrics', '/admin/metrics', 'Event loop delay'],
] as const;

describe('every page', () => {
  const stage = onStage();

  describe.each(appearances)('$colorScheme, narrow: $narrow', (look) => {
    let ida: TestBrowser;
    beforeAll(async () => {
      ida = await stage.signedIn('admin', look);
    });
    afterAll(() => ida.context.close());

    it.each(pages)('%s: accessible', async (_, path, text) => {
      await ida.page.goto(path);
      await ida.page.getByText(text).filter({ visible: true }).first().waitFor();
      await expectAccessible(ida.page);
      expect(await ida.page.title()).toMatch(/^\S.* · Clearbench$/);
      await eventually(async () =>
        expect(await ida.page.locator('h1:not(.visually-hidden)').filter({ visible: true }).count()).toBe(1),
      );
      await eventually(async () => expect(await ida.page.locator('.admin-link[aria-current="page"]').count()).toBe(1));
    });

    it('the first tab of the formats is selected where the URL names none', async () => {
      await ida.page.goto('/admin/formats');
      await ida.page.locator('.segment[aria-current="page"]', { hasText: 'Formats' }).waitFor();
    });

    it('changed settings are not left without a confirmation', async () => {
      const { page } = ida;
      await page.goto('/admin/settings');
      await page.getByRole('textbox', { name: 'Product name' }).fill('Another name');
      await page.locator('a.brand').click();
      const question = page.getByRole('dialog');
      await question.waitFor();
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Stay on page' }).click();
      await question.waitFor({ state: 'detached' });
      await eventually(async () =>
        expect(await page.getByRole('textbox', { name: 'Product name' }).inputValue()).toBe('Another name'),
      );
      await page.locator('a.brand').click();
      await question.getByRole('button', { name: 'Leave without saving' }).click();
      await page.waitForURL(({ pathname }) => !pathname.startsWith('/admin'));
    });

    it('direct debits are created and validated on accessible pages', async () => {
      const { page, pageErrors, context } = await stage.signedIn('tester', look);
      await page.goto('/files/core/2025/create/core-maximal');
      await page.getByText('Creditor identifier').first().waitFor();
      await expectAccessible(page);
      await page.goto('/files/core/2025/check');
      await page.getByRole('button', { name: 'Choose files' }).waitFor();
      await expectAccessible(page);
      expect(pageErrors).toEqual([]);
      await context.close();
    });

    it('the console contains no errors', () => expect(ida.pageErrors).toEqual([]));
  });
});
