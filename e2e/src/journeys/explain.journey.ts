import { appearances } from './appearances.ts';
import { fileWith, openFile, retype } from './editor-page.ts';
import { onStage } from './journey-context.ts';
import { expectAccessible } from './page-checks.ts';

describe('help pages of rules and codes', () => {
  const stage = onStage();

  it.each(appearances)('are accessible without sign-in, $colorScheme, narrow: $narrow', async (look) => {
    const { page, context, pageErrors } = await stage.visitor(look);
    const paths = [
      ['/explain', 'Rules and codes'],
      ['/explain?of=codes&q=AC04', 'Rules and codes'],
      ['/explain/rules/I-08', 'Valid IBAN'],
      ['/explain/rules/T-09', 'Version in the schema location'],
      ['/explain/rules/G-15', 'Payment type of mixed bulks'],
      ['/explain/codes/sct_return_reason', 'SCT: returns'],
      ['/explain/codes/return_reason/AC04', 'Account is closed'],
      ['/explain/messages', 'Messages'],
      ['/explain/messages/pacs.004?with=2019', 'Return'],
    ] as const;
    for (const [path, title] of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expectAccessible(page);
    }
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('are searchable, in the selected language', async () => {
    const { page, context } = await stage.visitor();
    await page.goto('/explain');
    await page.getByRole('searchbox').fill('check digits iban');
    await page.getByRole('link', { name: /^I-08/ }).click();
    await page.waitForURL('**/explain/rules/I-08');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { level: 1, name: 'Gültige IBAN' }).waitFor();
    await page.getByRole('link', { name: 'AC01' }).click();
    await page.waitForURL('**/explain/codes/status_reason/AC01');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Gültige IBAN' }).waitFor();
    await context.close();
  });

  it('show the subset of a message, in two rulebooks side by side', async () => {
    const { page, context, pageErrors } = await stage.visitor();
    await page.goto('/explain/rules/E-01');
    await page.getByRole('link', { name: 'Show the subset of each message' }).click();
    await page.getByRole('link', { name: /pacs\.008/ }).click();
    await page.waitForURL('**/explain/messages/pacs.008');
    await page.getByLabel('Rulebook').selectOption('2023');
    await page.getByLabel('Compare with').selectOption('2025');
    await page.getByLabel('Only differences').check();
    const row = page.getByRole('row', { name: /UETR/ });
    await row.getByText('Not allowed').waitFor();
    await row.getByText('0..1').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Elements below PmtId' }).press('Enter');
    await page.getByRole('row', { name: /^TxId/ }).getByText('ISO 0..1').first().waitFor();
    expect(await page.getByRole('row', { name: /IntrmyAgt1/ }).count()).toBe(0);
    await page.getByLabel('Show elements outside the subset').check();
    await page
      .getByRole('row', { name: /IntrmyAgt1 / })
      .getByText('Not allowed')
      .first()
      .waitFor();
    await page.getByRole('searchbox', { name: 'Search elements' }).fill('ultimate debtor');
    await page.getByRole('row', { name: /UltmtDbtr/ }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it.each([
    '/explain/rules/Z-99',
    '/explain/codes/nothing',
    '/explain/codes/purpose/QQQQ',
    '/explain/messages/pacs.999',
    '/explain/else',
  ])('%s is not found', async (path) => {
    const { page, context } = await stage.visitor();
    await page.goto(path);
    await page.waitForURL('**/404');
    await context.close();
  });

  it('open from a finding in a separate tab', async () => {
    const { page, context } = await stage.signedIn('tester');
    await openFile(page, await fileWith(stage.url, { amount: '10.00' }, 'with a mistake'));
    await retype(page, 'SLEV', 'SHAR');
    await page.keyboard.press('Control+s');
    await page.locator('.ed-glyph-error').first().hover();
    await page.locator('.monaco-hover:visible a', { hasText: 'P-11' }).waitFor();
    await page.getByRole('button', { name: 'Explain' }).first().click();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /^Full explanation of/ }).click(),
    ]);
    await opened.waitForURL('**/explain/rules/**');
    await opened.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
  });
});
