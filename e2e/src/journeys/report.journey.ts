import { readFile } from 'node:fs/promises';
import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { textIsThere } from './editor-page.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

/** Two transactions: the first one has é in a name, the second one a wrong charge bearer. */
const twoFaults = (): string => {
  const one = samplePayment('REPORT', '1.00');
  const [transaction = ''] = /<CdtTrfTxInf>.*<\/CdtTrfTxInf>/s.exec(one) ?? [];
  const second = transaction.replace('SLEV', 'SHAR').replaceAll('REPORT', 'REPORT2');
  return one.replace(transaction, `${transaction.replace('Hanna', 'Hän')}\n${second}`);
};

/** Transactions with a wrong charge bearer each. */
const manyShared = (count: number): string => {
  const one = samplePayment('SHARED', '1.00');
  const [transaction = ''] = /<CdtTrfTxInf>.*<\/CdtTrfTxInf>/s.exec(one) ?? [];
  return one.replace(
    transaction,
    Array.from({ length: count }, (_, at) =>
      transaction.replace('SLEV', 'SHAR').replaceAll('SHARED', `SHARED${at}`),
    ).join('\n'),
  );
};

describe('report of a file', () => {
  const stage = onStage();
  let visitor: TestBrowser;
  let page: Page;
  let fileId: string;
  beforeAll(async () => {
    const client = await benchClient(stage.url, 'tester');
    const query = { environmentToken: 'sct', rbVersion: '2025', fileName: 'faults.xml' } as const;
    fileId = (await client.call(uploadFileRoute, { query, body: twoFaults() })).reply.vipFileSummary.fileId;
    visitor = await stage.signedIn('tester');
    page = visitor.page;
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/file/${fileId}`);
    await textIsThere(page);
    await finding('P-11').waitFor();
  });
  afterAll(() => expect(visitor.pageErrors).toEqual([]));

  const finding = (rule: string) => page.locator('.ed-finding', { hasText: rule });
  const current = () => page.locator('.ed-finding[data-current]');

  it('is sorted by transaction and searched, and the URL keeps both', async () => {
    await page.getByLabel('Order').selectOption({ label: 'By transaction' });
    await page.getByRole('heading', { name: /Transaction 2/ }).waitFor();
    await eventually(async () =>
      expect(await page.locator('.ed-finding-group').allInnerTexts()).toEqual([
        expect.stringContaining('Outside transactions'),
        expect.stringContaining('Transaction 1'),
        expect.stringContaining('Transaction 2'),
      ]),
    );
    await page.locator('.ed-filter').first().focus();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search findings' });
    await page.locator('#finding-search:focus').waitFor();
    await search.fill('charge shar');
    await finding('T-05').waitFor({ state: 'detached' });
    await eventually(async () => expect(await page.locator('.ed-finding').count()).toBe(1));
    expect(new URL(page.url()).searchParams.get('find')).toBe('charge shar');
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await finding('P-11').waitFor();
    await eventually(async () => expect(await page.locator('.ed-finding').count()).toBe(1));
  });

  it('is opened at a finding from the text, even at a filtered one', async () => {
    await page.getByRole('button', { name: '1 Warning' }).click();
    await page.locator('.monaco-editor .view-line').getByText('Hän', { exact: false }).first().click();
    await page.keyboard.press('Alt+F8');
    await current().getByText('T-05').waitFor();
    await page.locator('.ed-finding:focus-within').waitFor();
    await page.getByLabel('Order').selectOption({ label: 'In report order' });
    await page.locator('.ed-glyph-error').last().click();
    await current().getByText('P-11').waitFor();
  });

  it('has links to findings, which open them for other users', async () => {
    await finding('T-05').getByRole('button', { name: 'Copy link to this finding' }).click();
    await page.getByText('Link copied.').waitFor();
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
    const colleague = await visitor.context.newPage();
    await colleague.goto(link);
    await colleague.locator('.ed-finding[data-current]', { hasText: 'T-05' }).waitFor();
    await colleague.goto(link.replace('T-05', 'X-99'));
    await colleague.getByText('The linked finding is no longer in the report.').waitFor();
    await colleague.close();
  });

  const taken = async (form: string): Promise<{ name: string; text: string }> => {
    await page.getByRole('button', { name: 'Export report' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: form, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };

  it('is exported in four formats', async () => {
    const json = await taken('As JSON');
    expect(json.name).toBe('faults.report.json');
    expect(JSON.parse(json.text)).toMatchObject({ validationSummary: { rbVersion: '2025', transactions: 2 } });
    const csv = await taken('As a table (CSV)');
    expect(csv.name).toBe('faults.report.csv');
    expect(csv.text).toMatch(/^\uFEFFfile,severity,[\s\S]*"faults.xml","Error","P-11"/);
    const junit = await taken('As JUnit');
    expect(junit.name).toBe('faults.report.junit.xml');
    expect(junit.text).toMatch(/<testsuite name="faults.xml"[\s\S]*<failure [^>]*type="P-11"/);
    const sarif = await taken('As SARIF');
    expect(sarif.name).toBe('faults.report.sarif');
    expect(sarif.text).toContain(`"helpUri": "${new URL(stage.url).origin}/explain/rules/P-11"`);
  });

  it('fixes all findings of a rule in one step, which one undo reverses', async () => {
    const client = await benchClient(stage.url, 'tester');
    const query = { environmentToken: 'sct', rbVersion: '2025', fileName: 'all-shared.xml' } as const;
    const body = manyShared(40);
    const { fileId: id } = (await client.call(uploadFileRoute, { query, body })).reply.vipFileSummary;
    await page.goto(`/file/${id}`);
    await textIsThere(page);
    await finding('P-11').first().getByRole('button', { name: 'Fix all 40 findings of rule P-11' }).click();
    await page.getByText('40 findings fixed. No findings remain.').waitFor();
    await finding('P-11').first().waitFor({ state: 'detached' });
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('.monaco-editor .view-line').first().click();
    await page.keyboard.press('Control+z');
    await finding('P-11').first().waitFor();
    await page.getByText('40', { exact: true }).first().waitFor();
  });

  it('is exported as a printable page', async () => {
    await page.goto(`/file/${fileId}`);
    await finding('T-05').waitFor();
    const { name, text } = await taken('As printable HTML');
    expect(name).toBe('faults.report.html');
    expect(text).toMatch(/<mark>SHAR<\/mark>/);
  });

  it('has a history with changes, and compares any two versions', async () => {
    await page.goto(`/file/${fileId}`);
    await finding('P-11').getByRole('button', { name: 'Use SLEV' }).click();
    await finding('P-11').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'History' }).click();
    const newest = page.locator('.ed-version').first();
    await newest.locator('.ed-changes', { hasText: 'ChrgBr' }).waitFor();
    await eventually(async () =>
      expect(await newest.locator('.ed-changes').innerText()).toMatch(/ChrgBr\s+SHAR\s+SLEV/),
    );
    await page.locator('.ed-compare-bar').getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Version 1 and version 2' });
    await dialog.locator('.view-line').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('is found with Ctrl+K by an id in the message, as rules and codes are by theirs', async () => {
    const first = async (typed: string) => {
      await page.goto('/files/sct/2025');
      await page.locator('.palette-button').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(typed);
      return page.locator('.palette');
    };
    await (await first('REPORT2')).getByRole('option', { name: /faults\.xml/ }).waitFor();
    await (await first('T-03')).getByRole('option', { name: /^T-03/ }).waitFor();
    await (await first('AC04')).getByRole('option', { name: /^AC04/ }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/explain\/codes\/\w+\/AC04$/);
  });
});
