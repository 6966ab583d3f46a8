import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import { readContentRoute, readReportRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { readSimEnvRulesRoute, saveSimEnvRulesRoute } from '@clearbench/contracts/sim-env/rule-routes';
import type { Page } from 'playwright-core';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { until } from '../client/until.ts';
import { seriousFindings } from './axe.ts';
import { fileWith, openFile } from './editor-page.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const openRules = async (page: Page, name: string): Promise<void> => {
  await page.goto('/admin/simenv');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByLabel('Severity of P-11').waitFor();
};

const say = async (page: Page, ruleId: string, severity: string): Promise<void> => {
  await page.getByLabel(`Severity of ${ruleId}`).selectOption(severity);
  await page.keyboard.press('Control+s');
  await page.locator('.form-good').waitFor();
};

const findingOf = (page: Page, ruleId: string) =>
  page.locator('.ed-finding', { has: page.locator('code', { hasText: new RegExp(`^${ruleId}$`) }) });

describe('severities of an environment', () => {
  const stage = onStage();
  let client: BenchClient;
  let ida: TestBrowser;
  let tester: TestBrowser;
  let text: string;
  beforeAll(async () => {
    client = await benchClient(stage.url, 'tester');
    ida = await stage.signedIn('admin');
    tester = await stage.signedIn('tester');
    const fileId = await fileWith(stage.url, { amount: '10.00' }, 'clean.xml');
    text = (await client.call(readContentRoute, { params: { fileId }, query: {} })).reply;
    text = text.replaceAll('>SLEV<', '>SHAR<');
  });

  const uploaded = async (environmentToken: string, fileName: string): Promise<string> => {
    const query = { environmentToken, rbVersion: '2025' as const, fileName };
    const { status, reply } = await client.call(uploadFileRoute, { query, body: text });
    expect(status).toBe(200);
    return reply.vipFileSummary.fileId;
  };
  const reportOf = async (fileId: string) => {
    const { reply } = await client.call(readReportRoute, { params: { fileId }, query: {} });
    const reported = reply.validationMessages.filter(({ ruleId }) => ruleId === 'P-11').map(({ severity }) => severity);
    return { told: reported, valid: reply.validationSummary.valid };
  };
  /** Reports of validations in pages reach the read models a little later. */
  const waitForReport = async (fileId: string, wanted: Awaited<ReturnType<typeof reportOf>>): Promise<void> => {
    const isSo = async () => JSON.stringify(await reportOf(fileId)) === JSON.stringify(wanted) || undefined;
    expect(await until(isSo, 60_000)).toBe(true);
  };
  const checkedIn = async (environmentToken: string) => {
    const query = { environmentToken, rbVersion: '2025' as const };
    const { reply } = await client.call(checkTextRoute, { query, body: text });
    return reply.validationReport.validationSummary;
  };

  it('make a file valid there with a warning, at once in open pages; in other environments it stays invalid', async () => {
    const fileId = await uploaded('sct', 'open.xml');
    const other = await uploaded('sct-acceptance', 'elsewhere.xml');
    expect(await reportOf(fileId)).toEqual({ told: ['Error'], valid: false });
    await openFile(tester.page, fileId);
    await findingOf(tester.page, 'P-11').locator('.ed-severity-Error').waitFor();
    expect(await tester.page.locator('.ed-finding-regraded').count()).toBe(0);

    await openRules(ida.page, 'SCT bench');
    expect(await seriousFindings(ida.page)).toEqual([]);
    await say(ida.page, 'P-11', 'Warning');
    await ida.page.getByText('1 rule overridden').waitFor();

    const finding = findingOf(tester.page, 'P-11');
    await finding.locator('.ed-severity-Warning').waitFor();
    await finding.getByTitle('This environment sets rule P-11 to Warning', { exact: false }).waitFor();
    expect(await seriousFindings(tester.page)).toEqual([]);
    await waitForReport(fileId, { told: ['Warning'], valid: true });

    await openFile(tester.page, other);
    await findingOf(tester.page, 'P-11').locator('.ed-severity-Error').waitFor();
    expect(await reportOf(other)).toEqual({ told: ['Error'], valid: false });
    const [here, there] = [await checkedIn('sct'), await checkedIn('sct-acceptance')];
    expect(here).toMatchObject({ valid: true, environmentSeverities: { 'P-11': 'Warning' } });
    expect(there.valid).toBe(false);
    expect(there).not.toHaveProperty('environmentSeverities');
  });

  it('apply when many files are validated together', async () => {
    const { page } = tester;
    await page.goto('/files/sct/2025');
    await page
      .getByRole('row', { name: /open\.xml/ })
      .getByRole('checkbox')
      .click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Validate' }).click();
    const row = page.locator('.check-row', { hasText: 'open.xml' });
    await row.getByText('1 warning').waitFor();
    await page.getByRole('button', { name: 'Findings of open.xml' }).click();
    await row.getByTitle('This environment sets rule P-11 to Warning', { exact: false }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('apply to a validated file that is opened later', async () => {
    const fileId = await uploaded('sct', 'closed.xml');
    await tester.page.goto('/');
    expect(await reportOf(fileId)).toEqual({ told: ['Warning'], valid: true });
    await openRules(ida.page, 'SCT bench');
    await say(ida.page, 'P-11', 'off');
    expect(await reportOf(fileId)).toEqual({ told: ['Warning'], valid: true });

    await openFile(tester.page, fileId);
    await tester.page.getByText('Switched off in this environment: P-11').waitFor();
    await findingOf(tester.page, 'P-11').waitFor({ state: 'detached' });
    await waitForReport(fileId, { told: [], valid: true });
  });

  it('are listed in the history and among all rules, and are copied with the environment', async () => {
    const { page } = ida;
    await page.getByLabel('Find rules').fill('P-11');
    await page.getByText('Payment type, amount and charges').waitFor();
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText('Rule severities in environment SCT bench changed').first().waitFor();
    await page.getByText('Severity of P-11').first().waitFor();
    await page.getByRole('link', { name: 'Copy' }).click();
    await page.getByText('1 overridden rule is copied', { exact: false }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('As strict');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: 'As strict', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByRole('button', { name: 'Overridden here (1)' }).click();
    await eventually(async () => expect(await page.getByLabel('Severity of P-11').inputValue()).toBe('off'));
    await page.getByRole('button', { name: 'Remove all overrides' }).click();
    await page.keyboard.press('Control+s');
    await page.getByText('No overrides', { exact: false }).waitFor();
    await page.locator('.form-good').waitFor();
  });

  it('can be changed by administrators only', async () => {
    const params = { environmentId: 'sct-bench' };
    const body = { basedOn: 1, severities: {} };
    expect((await client.call(saveSimEnvRulesRoute, { params, body })).status).toBe(403);
    expect((await client.call(readSimEnvRulesRoute, { params })).status).toBe(403);
  });

  it('are accessible in the dark theme and on a narrow page', async () => {
    const { page, context, pageErrors } = await stage.signedIn('admin', { colorScheme: 'dark', narrow: true });
    await page.goto('/admin/simenv/sct-bench/edit?tab=rules');
    await page.getByLabel('Severity of P-11').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(overflow).toBe(0);
    expect([...pageErrors, ...ida.pageErrors, ...tester.pageErrors]).toEqual([]);
    await context.close();
  });
});
