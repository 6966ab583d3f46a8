import type { Page } from 'playwright-core';
import { eventually } from '../client/eventually.ts';
import { seriousFindings } from './axe.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

describe("administration of the interface's texts", () => {
  const stage = onStage();
  let admin: TestBrowser;
  let tester: TestBrowser;
  beforeAll(async () => {
    admin = await stage.signedIn('admin');
    tester = await stage.signedIn('tester');
    await tester.page.goto('/files/sct/2025');
  });

  const grid = async (query: string): Promise<Page> => {
    await admin.page.goto(`/admin/translations?${query}`);
    await admin.page.locator('.text-cell').first().waitFor();
    return admin.page;
  };
  const cell = (page: Page, language: string) => page.locator(`.text-cell[data-language="${language}"]`).first();
  const field = (page: Page) => page.locator('.cell-editor textarea');

  it('changes texts in place, for all readers at once', async () => {
    await tester.page.getByRole('link', { name: 'Files', exact: true }).waitFor();
    const page = await grid('search=layout.files&languages=en,de');
    await cell(page, 'en').click();
    await page.keyboard.press('Enter');
    await field(page).fill('Messages of mine');
    await page.keyboard.press('Tab');
    // Tab moves to the next language and saves.
    await eventually(async () => expect(await field(page).inputValue()).toBe('Dateien'));
    await page.keyboard.press('Escape');
    await tester.page.getByRole('link', { name: 'Messages of mine' }).waitFor();
    await tester.page.reload();
    await tester.page.getByRole('link', { name: 'Messages of mine' }).waitFor();
  });

  it('resets texts to the built-in ones', async () => {
    const page = await grid('show=changed&languages=en');
    await page.getByRole('button', { name: 'Reset to default text: layout.files' }).click();
    await tester.page.getByRole('link', { name: 'Files', exact: true }).waitFor();
  });

  it('shows a history by language', async () => {
    const page = await grid('languages=en,de');
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.getByRole('heading', { name: 'Translation history' }).waitFor();
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Messages of mine').first().waitFor();
    await history.getByText('layout.files').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByText('No changes yet.').waitFor();
  });

  it('requires placeholders: errors are shown during typing and refused', async () => {
    const page = await grid('search=userMenu.open&languages=en,de');
    await cell(page, 'de').dblclick();
    await field(page).fill('Konto {{nmae}}');
    await page.getByText('name is missing').waitFor();
    await page.getByText('nmae is not a known placeholder').waitFor();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await field(page).count()).toBe(1));
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await cell(page, 'de').textContent()).toBe('Konto von {{name}}'));
  });

  it('adds a language with English texts first', async () => {
    await admin.page.goto('/admin/translations/add');
    await admin.page.getByLabel('Language tag').fill('it');
    await admin.page.getByRole('button', { name: 'Add' }).click();
    await admin.page.waitForURL(/languages=en(,|%2C)it/);
    await admin.page.getByRole('button', { name: /^[\d.,\s]+ missing$/ }).waitFor();
    await tester.page.locator('.avatar').click();
    await tester.page.getByRole('menuitemradio', { name: 'Italiano' }).click();
    await tester.page.locator('html[lang="it"]').waitFor({ state: 'attached' });
    await tester.page.getByRole('link', { name: 'Files', exact: true }).waitFor();
  });

  it('imports a file with a preview, without its errors', async () => {
    await admin.page.goto('/admin/translations/import');
    const buffer = Buffer.from(
      JSON.stringify({ 'layout.files': 'File', 'layout.create': '', 'layout.home': '{{prodotto}}', 'no.such': 'x' }),
    );
    await admin.page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'clearbench-it.json', mimeType: 'application/json', buffer });
    await admin.page.getByText('2 entries are not valid').waitFor();
    await eventually(async () => expect(await admin.page.getByLabel('Language of the texts').inputValue()).toBe('it'));
    await admin.page.getByRole('button', { name: 'Skip invalid entries and save one text' }).click();
    await admin.page.getByText('Saved. All users now see these texts').waitFor();
    await tester.page.getByRole('link', { name: 'File', exact: true }).waitFor();
  });

  it('removes a language after a confirmation; its readers continue in another one', async () => {
    const page = await grid('languages=en,it');
    await page.getByRole('button', { name: 'Remove language: Italian' }).click();
    const question = page.getByRole('dialog', { name: 'Remove Italian?' });
    await question.getByText('One text is removed with the language.').waitFor();
    await question.getByRole('button', { name: 'Remove language' }).click();
    await page.getByText('Italian was removed.').waitFor();
    expect(await page.getByRole('button', { name: 'Remove language: Italian' }).count()).toBe(0);
    await tester.page.locator('html[lang="en"]').waitFor({ state: 'attached' });
    await tester.page.getByRole('link', { name: 'Files', exact: true }).waitFor();
    await tester.page.reload();
    await tester.page.getByRole('link', { name: 'Files', exact: true }).waitFor();
  });

  it('exports a file that can be imported again', async () => {
    const page = await grid('languages=en,de');
    await page.getByRole('button', { name: 'Import and export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Deutsch' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('clearbench-de.json');
  });

  it('edits whole pages with a preview, without their scripts', async () => {
    const { page } = admin;
    await page.goto('/admin/translations/public.text.imprint/edit');
    const english = page.getByLabel('public.text.imprint, English', { exact: true });
    await english.fill(
      '# Our house\n\n<script>document.title = "owned"</script><img src=x onerror="document.title = \'owned\'">\n\n[bad](javascript:alert(1)) [good](https://bank.example)',
    );
    await page.getByRole('heading', { name: 'Our house' }).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Saved. All users now see this text').waitFor();

    const visitor = await stage.visitor();
    await visitor.page.goto('/public/imprint');
    await visitor.page.getByRole('heading', { name: 'Our house' }).waitFor();
    expect(await visitor.page.locator('main script, main img').count()).toBe(0);
    expect(await visitor.page.title()).toContain('Imprint');
    await eventually(async () => expect(await visitor.page.locator('main a').allTextContents()).toEqual(['good']));
    expect(visitor.pageErrors).toEqual([]);
    await visitor.context.close();
  });

  it.each([
    ['grid', '?languages=en,de,fr'],
    ['edit', '/public.text.terms/edit'],
    ['add', '/add'],
    ['import', '/import'],
  ])('has accessible pages: %s', async (_, path) => {
    await admin.page.goto(`/admin/translations${path}`);
    await admin.page.locator('h1').first().waitFor();
    await admin.page.waitForLoadState('networkidle');
    expect(await seriousFindings(admin.page)).toEqual([]);
  });

  it('caused no errors in the console', () => expect([...admin.pageErrors, ...tester.pageErrors]).toEqual([]));
});
