import { readFile } from 'node:fs/promises';
import { filesOfArchive } from '@clearbench/command-service/suite-work/suite-archive';
import { sendFileRoute } from '@clearbench/contracts/file/routes';
import { listSuitesRoute } from '@clearbench/contracts/suite/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import type { Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { until } from '../client/until.ts';
import { seriousFindings } from './axe.ts';
import { fileWith } from './editor-page.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const titlesOf = (page: Page): Promise<string[]> => page.locator('.suite-cases').first().locator('a').allTextContents();

/** Opens the menu of a case and chooses an action. */
const chooseFor = async (page: Page, title: string, action: string): Promise<void> => {
  await page
    .getByRole('button', { name: `Actions for ${title}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

const newCase = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('button', { name: 'New case' }).click();
  await page.getByLabel('Title of the case').fill(title);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.locator('.suite-pane .monaco-editor .view-line').first().waitFor();
};

const backToSuite = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('link', { name: title }).first().click();
  await page.locator('.suite-cases').first().waitFor();
};

describe('test suites', () => {
  const stage = onStage();
  let tester: TestBrowser;
  beforeAll(async () => {
    tester = await stage.signedIn('tester');
  });

  it('are created, and their cases are edited as text and in the form', async () => {
    const { page } = tester;
    await page.goto('/files/sct/2025');
    await page.getByRole('link', { name: 'Test suites' }).click();
    await page.getByRole('heading', { name: 'No test suites yet' }).waitFor();
    await page.getByText('SCT, rulebook 2025').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'New suite' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Regression');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { name: 'Regression', level: 1 }).waitFor();
    expect(await titlesOf(page)).toEqual(['A payment is accepted']);
    await newCase(page, 'A second payment');
    await page.getByLabel('Title', { exact: true }).fill('A payment of ten euros');
    await page.getByLabel('Tags').pressSequentially('happy amounts');
    await page.locator('.view-lines').getByText('A payment of ten euros').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved as version 3.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await backToSuite(page, 'Regression');
    await page.getByRole('link', { name: 'A payment of ten euros' }).waitFor();
    expect(await titlesOf(page)).toEqual(['A payment is accepted', 'A payment of ten euros']);
  });

  it('keep a text with errors, which are shown at their places', async () => {
    const { page } = tester;
    await newCase(page, 'Wrong');
    await page.locator('.suite-pane .view-lines').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('colour: red\n');
    await page.getByText('The field colour is not known here.').waitFor();
    await page.keyboard.press('Control+S');
    await page.getByText('Saved as version 5.').waitFor();
    await page.getByRole('button', { name: 'Line 8, column 1' }).click();
    await backToSuite(page, 'Regression');
    await page.getByRole('heading', { name: '1 error' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'wrong.yaml, line 8, column 1' }).click();
    await page.getByText('The field colour is not known here.').waitFor();
    await backToSuite(page, 'Regression');
    await chooseFor(page, 'Wrong', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Wrong', exact: true }).waitFor({ state: 'detached' });
  });

  it('offer the fields and values of the format, and say what they mean', async () => {
    const { page } = tester;
    await page.getByRole('link', { name: 'A payment of ten euros' }).click();
    const lines = page.locator('.suite-pane .view-lines');
    await lines.getByText('transfer').first().hover();
    await page.locator('.monaco-hover').getByText('Expectations on the verdict of the clearing.').waitFor();
    await lines.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('ruleb');
    const offered = page.locator('.suggest-widget .monaco-list-row');
    await offered.filter({ hasText: 'rulebook' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Space');
    await offered.filter({ hasText: '2023' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await backToSuite(page, 'Regression');
  });

  it('offer the names that exist and those in scope, and mark the others', async () => {
    const { page } = tester;
    const keys = async (...names: readonly string[]) => {
      for (const name of names) await page.keyboard.press(name);
    };
    await page.getByRole('link', { name: 'A payment of ten euros' }).click();
    const lines = page.locator('.suite-pane .view-lines');
    const offered = page.locator('.suggest-widget .monaco-list-row');
    await lines.getByText('transfer').first().click();
    await keys('End', 'Enter', 'Backspace', 'Backspace');
    await page.keyboard.insertText('- validate: { as: checked, template: sct-typical }');
    await keys('Enter');
    await page.keyboard.type('- send: { template: sct-typ');
    await offered.filter({ hasText: 'sct-typical' }).waitFor();
    await keys('Enter');
    await page.keyboard.type(", values: { remittance: '${");
    await offered
      .filter({ hasText: 'clock.today' })
      .or(offered.filter({ hasText: 'checked.amount' }))
      .first()
      .waitFor();
    await page.keyboard.type('checked.transac');
    await offered.filter({ hasText: 'checked.transactionId' }).waitFor();
    await keys('Enter', 'End');
    await page.keyboard.insertText(' } }');
    await keys('Escape', 'Enter');
    await page.keyboard.insertText('- validate: { template: sct-absent, error: { rule: P-01 } }');
    await page.getByText('There is no template sct-absent.').waitFor();
    await page.locator('.suite-pane .squiggly-error').first().waitFor();
    await page.getByText('1 error.', { exact: false }).waitFor();
    await lines.getByText('P-01').hover({ position: { x: 5, y: 5 } });
    await page.locator('.monaco-hover').filter({ hasText: 'P-01' }).first().waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await backToSuite(page, 'Regression');
  });

  it('are ordered with the keyboard and with the mouse', async () => {
    const { page } = tester;
    await chooseFor(page, 'A payment of ten euros', 'Duplicate');
    await page.getByText('a-second-payment-2.yaml').first().waitFor();
    const up = page.getByRole('button', { name: 'Move A payment of ten euros up' }).first();
    await up.focus();
    await page.keyboard.press('Enter');
    await page.getByText('A payment of ten euros is now number 1 of 3.').waitFor();
    await eventually(async () =>
      expect(await page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe(
        'Move A payment of ten euros up',
      ),
    );
    const rows = page.locator('.suite-case[draggable="true"]');
    await rows.nth(1).dragTo(rows.nth(2));
    await page.getByText('A payment is accepted is now number 3 of 3.').waitFor();
    await until(async () => (await page.getByText('order of cases changed').count()) === 2 || undefined);
    await page.reload();
    await rows.nth(2).waitFor();
    expect(await titlesOf(page)).toEqual(['A payment of ten euros', 'A payment of ten euros', 'A payment is accepted']);
  });

  it('compare and restore versions', async () => {
    const { page } = tester;
    const first = page.locator('.suite-versions li').filter({ hasText: 'Version 1 ' });
    await first.getByRole('button', { name: 'Compare' }).click();
    await page.getByLabel('Files that differ').selectOption({ label: 'suite.yaml (changed)' });
    await page.locator('.suite-compare-texts .monaco-diff-editor').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await first.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('restored from version 1').waitFor();
    await until(async () => (await titlesOf(page)).length === 1 || undefined);
  });

  it('are exported and imported as the same files', async () => {
    const { page } = tester;
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export ZIP' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('regression.zip');
    const archive = await readFile(await download.path());
    expect([...filesOfArchive(archive).keys()]).toEqual(['payment.yaml', 'suite.yaml']);
    expect(new TextDecoder().decode(filesOfArchive(archive).get('payment.yaml'))).toContain(
      `# yaml-language-server: $schema=${stage.url}/api/public/schemas/test-case`,
    );
    await page.getByRole('link', { name: 'Test suites' }).last().click();
    const zip = { name: 'regression.zip', mimeType: 'application/zip', buffer: archive };
    await page.getByLabel('Import ZIP').setInputFiles(zip);
    await page.getByText('Version 1', { exact: true }).waitFor();
    expect(await titlesOf(page)).toEqual(['A payment is accepted']);
  });

  it('are copied from the product, and their texts of two users are compared', async () => {
    const { page } = tester;
    await page.goto('/files/sct/2025/suites');
    await page.getByRole('button', { name: 'Copy of SCT, rulebook 2021' }).click();
    await page.getByRole('heading', { name: 'SCT, rulebook 2021', level: 1 }).waitFor();
    const address = page.url();
    const other = await tester.context.newPage();
    await other.goto(`${address}/file?path=suite.yaml`);
    await other.getByLabel('Title', { exact: true }).fill('Mine');
    await page.goto(`${address}/file?path=suite.yaml`);
    await page.getByLabel('Title', { exact: true }).fill('Theirs');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved as version 2.').waitFor();
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByText('The file was changed in the meantime', { exact: false }).waitFor();
    await other.getByRole('button', { name: 'Save your text' }).click();
    await other.getByText('Saved as version 3.').waitFor();
    await other.close();
  });

  it('get a case from a transfer', async () => {
    const { page } = tester;
    const client = await benchClient(stage.url, 'tester');
    const fileId = await fileWith(stage.url, { amount: '10.00', remittance: 'SIM:RJCT(AC04)' }, 'rejected.xml');
    await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    await until(async () => {
      const [transfer] = (await client.call(listTransfersRoute, { query: { fileId } })).reply.items;
      return transfer?.answers.some(({ releasedAt }) => releasedAt !== undefined) || undefined;
    });
    await page.goto(`/file/${fileId}/conversation`);
    await page.getByRole('button', { name: 'Make a test case' }).click();
    await page.getByLabel('Title of the case').fill('A rejection');
    await page.getByLabel('Test suite').selectOption({ label: 'New suite' });
    await page.getByLabel('Name of the new suite').fill('From transfers');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create test case' }).click();
    await page.getByRole('heading', { name: 'a-rejection.yaml' }).waitFor();
    await page.locator('.suite-pane .view-lines').getByText('AC04').first().waitFor();
    await page.getByText('No errors.').waitFor();
  });

  it('are deleted, and restored from the message', async () => {
    const { page } = tester;
    await backToSuite(page, 'From transfers');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('From transfers was deleted.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'From transfers', level: 1 }).waitFor();
    const client = await benchClient(stage.url, 'tester');
    const { reply } = await client.call(listSuitesRoute, { query: { environmentToken: 'sct' } });
    expect(reply.map(({ title }) => title)).toContain('From transfers');
  });

  it('are restored from the list of deleted suites', async () => {
    const { page } = tester;
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const removed = page.getByRole('heading', { name: 'Recently deleted suites' });
    await removed.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore From transfers' }).click();
    await page.getByText('From transfers was restored.').waitFor();
    await removed.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'From transfers' }).click();
    await page.getByRole('heading', { name: 'From transfers', level: 1 }).waitFor();
  });

  it('are used on a phone, in dark colours and with errors, without barriers', async () => {
    const phone = await stage.signedIn('tester', { narrow: true, colorScheme: 'dark' });
    const { page } = phone;
    await page.goto('/files/sct/2025/suites');
    await page.getByRole('link', { name: 'From transfers' }).click();
    await page.locator('.suite-case').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.getByRole('link', { name: 'A rejection' }).click();
    await page.locator('.suite-pane .view-line').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect([...tester.pageErrors, ...phone.pageErrors]).toEqual([]);
  });
});
