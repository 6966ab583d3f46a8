import { readFile } from 'node:fs/promises';
import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { textIsThere } from './editor-page.ts';
import { onStage, type Visitor } from './stage.ts';

/** Two transactions: the first one says é in a name, the second one has a wrong charge bearer. */
const twoFaults = (): string => {
  const one = samplePayment('REPORT', '1.00');
  const [transaction = ''] = /<CdtTrfTxInf>.*<\/CdtTrfTxInf>/s.exec(one) ?? [];
  const second = transaction.replace('SLEV', 'SHAR').replaceAll('REPORT', 'REPORT2');
  return one.replace(transaction, `${transaction.replace('Hanna', 'Hän')}\n${second}`);
};

describe('the report of a file', () => {
  const stage = onStage();
  let visitor: Visitor;
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
  afterAll(() => expect(visitor.complaints).toEqual([]));

  const finding = (rule: string) => page.locator('.ed-finding', { hasText: rule });
  const current = () => page.locator('.ed-finding[data-current]');

  it('is put in order by transaction and searched, and the address keeps both', async () => {
    await page.getByLabel('Order').selectOption({ label: 'By transaction' });
    await page.getByRole('heading', { name: /Transaction 2/ }).waitFor();
    expect(await page.locator('.ed-finding-group').allInnerTexts()).toEqual([
      expect.stringContaining('Outside of transactions'),
      expect.stringContaining('Transaction 1'),
      expect.stringContaining('Transaction 2'),
    ]);
    await page.locator('.ed-filter').first().focus();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search the findings' });
    await page.locator('#finding-search:focus').waitFor();
    await search.fill('charge shar');
    await finding('T-05').waitFor({ state: 'detached' });
    expect(await page.locator('.ed-finding').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('find')).toBe('charge shar');
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await finding('P-11').waitFor();
    expect(await page.locator('.ed-finding').count()).toBe(1);
  });

  it('leads from the text to the finding, even one that is filtered out', async () => {
    await page.getByRole('button', { name: '1 Warning' }).click();
    await page.locator('.monaco-editor .view-line').getByText('Hän', { exact: false }).first().click();
    await page.keyboard.press('Alt+F8');
    await current().getByText('T-05').waitFor();
    await page.locator('.ed-finding:focus-within').waitFor();
    await page.getByLabel('Order').selectOption({ label: 'As reported' });
    await page.locator('.ed-glyph-error').last().click();
    await current().getByText('P-11').waitFor();
  });

  it('hands out a link to a finding, which shows it to whoever opens it', async () => {
    await finding('T-05').getByRole('button', { name: 'Copy the link to this finding' }).click();
    await page.getByText('The link to the finding is on the clipboard.').waitFor();
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
    const colleague = await visitor.context.newPage();
    await colleague.goto(link);
    await colleague.locator('.ed-finding[data-current]', { hasText: 'T-05' }).waitFor();
    await colleague.goto(link.replace('T-05', 'X-99'));
    await colleague.getByText('The finding the link leads to is not in the report any more.').waitFor();
    await colleague.close();
  });

  const taken = async (form: string): Promise<{ name: string; text: string }> => {
    await page.getByRole('button', { name: 'Take the report along' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: form, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };

  it('is taken along in four forms', async () => {
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
});
