import { isFine } from './fine-page.ts';
import { looks } from './looks.ts';
import { onStage, type Visitor } from './stage.ts';

/** Pages no other journey sees in every look, each with a text that is there once it has been read. */
const pages = [
  ['users', '/admin/usermanagement?category=all', 'Tessa Tester'],
  ['an invitation', '/admin/usermanagement/invite', 'This installation sends no mail yet'],
  ['plans', '/admin/plan', 'Bench'],
  ['a new plan', '/admin/plan/create', 'Environments at most'],
  ['templates', '/admin/templates', 'Credit transfer, typical'],
  ['a template of direct debits', '/admin/templates/core-maximal/edit', 'Nothing to complain about.'],
  ['formats', '/admin/formats/formats?scheme=core', 'pacs.003.001.08'],
  ['code lists', '/admin/formats/codelists', 'Purposes'],
  ['a code list', '/admin/formats/codelists/purpose', 'SALA'],
  ['environments', '/admin/simenv', 'SCT acceptance'],
  ['rules of an environment', '/admin/simenv/sct-bench/edit?tab=rules', 'T-04'],
  ['rules of a format', '/admin/formats/formats/sct-2025-pacs.008.001.08/edit', 'T-04'],
  ['calendars', '/admin/formats/calendars', 'SEVEN_DAYS'],
  ['a calendar', '/admin/formats/calendars/TARGET', 'Good Friday'],
  ['the appearance', '/admin/whitelabel/appearance', 'Passes AA'],
  ['the assets', '/admin/whitelabel/assets', 'Icon of the browser tab'],
  ['the translations', '/admin/translations', 'admin.choosePage'],
  ['a text', '/admin/translations/layout.files/edit', 'Français'],
  ['texts to take in', '/admin/translations/import', 'JSON, up to 10 MB.'],
  ['the settings', '/admin/settings', 'Name of the product'],
  ['the statistics', '/admin/statistics/timeline', 'Message types'],
  ['the metrics', '/admin/metrics', 'Event loop delay'],
] as const;

describe('every page', () => {
  const stage = onStage();

  describe.each(looks)('$colorScheme, narrow: $narrow', (look) => {
    let ida: Visitor;
    beforeAll(async () => {
      ida = await stage.signedIn('admin', look);
    });
    afterAll(() => ida.context.close());

    it.each(pages)('%s: fine', async (_, path, text) => {
      await ida.page.goto(path);
      await ida.page.getByText(text).filter({ visible: true }).first().waitFor();
      await isFine(ida.page);
    });

    it('direct debits are made and checked on pages that are fine', async () => {
      const { page, complaints, context } = await stage.signedIn('tester', look);
      await page.goto('/files/core/2025/create/core-maximal');
      await page.getByText('Creditor identifier').first().waitFor();
      await isFine(page);
      await page.goto('/files/core/2025/check');
      await page.getByRole('button', { name: 'Choose files' }).waitFor();
      await isFine(page);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('nothing was complained about in the console', () => expect(ida.complaints).toEqual([]));
  });
});
