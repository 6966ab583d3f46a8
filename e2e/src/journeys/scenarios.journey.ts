import { readSimEnvRoute, saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import type { Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { seriousFindings } from './axe.ts';
import { fileWith } from './editor-page.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const list = (code: string): string => `rules:
  - id: closed-account
    name: Closed account
    when: { cents: 77 }
    then: [{ reject: { code: ${code} } }]
  - id: large-amounts
    when: { amount: { from: 10000 } }
    then: [{ return: { code: AC04, after: 2D } }]
`;

/** Replaces the text in the editor by an imported file. */
const importList = (page: Page, text: string): Promise<void> =>
  page
    .getByLabel('Import', { exact: true })
    .setInputFiles({ name: 'list.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) });

const save = async (page: Page, version: number): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.scenario-versions').getByText(`Version ${version}`, { exact: true }).waitFor();
};

describe('scenario lists', () => {
  const stage = onStage();
  let ida: TestBrowser;
  let tester: TestBrowser;
  beforeAll(async () => {
    const admin = await benchClient(stage.url, 'admin');
    const params = { environmentId: 'sct-bench' };
    const { clearing, version, environmentToken, environmentName, environmentGroup, versions, canSendToTestEngine } = (
      await admin.call(readSimEnvRoute, { params })
    ).reply;
    const body = { ...params, environmentToken, environmentName, environmentGroup, versions, canSendToTestEngine };
    const allowed = { ...clearing, allowOwnScenarios: true as const };
    await admin.call(saveSimEnvRoute, { body: { ...body, basedOn: version, clearing: allowed } });
    ida = await stage.signedIn('admin');
    tester = await stage.signedIn('tester');
  });

  it('show the errors of the text with line and column, and are saved without them', async () => {
    const { page } = ida;
    await page.goto('/admin/simenv/sct-bench/edit?tab=scenarios');
    await page.locator('.scenario-pane .monaco-editor').first().waitFor();
    await importList(page, list('ZZ99').replace('cents:', 'sents:'));
    await page.getByText('The format has no field “sents” here.').waitFor();
    await page.getByText('ISO 20022 has no reason code ZZ99', { exact: false }).waitFor();
    await eventually(async () => expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true));
    await page.getByRole('button', { name: 'Line 4, column 13' }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await importList(page, list('AC04'));
    await save(page, 1);
  });

  it('are tried on a file before it is sent', async () => {
    const { page } = ida;
    const fileId = await fileWith(stage.url, { amount: '10.77' }, 'dry-run.xml');
    await page.reload();
    await page.getByLabel('File', { exact: true }).selectOption(fileId);
    await page.getByRole('button', { name: 'Start the dry run' }).click();
    const traces = page.locator('.scenario-traces');
    await traces.getByRole('row', { name: 'Closed account Environment decides' }).waitFor();
    await traces.getByText('not reached: another rule decides before').first().waitFor();
    await page.getByText('the clearing rejects the transaction with AC04', { exact: false }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('decide the verdict, which links to the rule', async () => {
    const fileId = await fileWith(stage.url, { amount: '10.77' }, 'sent.xml');
    const { page } = ida;
    await page.goto(`/file/${fileId}`);
    await page.getByRole('button', { name: 'Send', exact: true }).first().click();
    await page.getByRole('tab', { name: /Transfers?/ }).click();
    const link = page.getByRole('link', { name: 'Rule closed-account, version 1 of the list of the environment' });
    await link.first().click();
    await page.locator('.scenario-pane .monaco-editor').first().waitFor();
    expect(page.url()).toContain('tab=scenarios&rule=closed-account');
  });

  it('have versions that are compared and restored', async () => {
    const { page } = ida;
    await importList(page, list('AC06'));
    await save(page, 2);
    const first = page.locator('.scenario-versions li', { hasText: 'Version 1' });
    await first.getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Version 1 and the text in the editor' });
    await dialog.locator('.monaco-diff-editor').getByText('AC06').first().waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await first.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('restored from version 1', { exact: false }).waitFor();
    await page.locator('.scenario-pane').getByText('AC04').first().waitFor();
  });

  it('of a tester are reached from the navigation where the environment allows them', async () => {
    const { page } = tester;
    await page.goto('/files/sct/2025');
    await page.getByRole('link', { name: 'Scenarios' }).click();
    await page.getByRole('heading', { name: 'Own scenarios', level: 1 }).waitFor();
    await page.locator('.scenario-pane .monaco-editor').first().waitFor();
    await importList(page, list('AG01'));
    await save(page, 1);
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto('/files/sct-acceptance/2025');
    await page.getByRole('link', { name: 'Files', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Scenarios' }).count()).toBe(0);
    await page.goto('/files/sct-acceptance/2025/scenarios');
    await page.getByText('testers have no scenario lists of their own').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect([ida.pageErrors, tester.pageErrors]).toEqual([[], []]);
  });
});
