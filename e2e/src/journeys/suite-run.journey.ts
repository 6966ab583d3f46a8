import { importSuiteRoute } from '@clearbench/contracts/suite/archive-routes';
import type { Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { ended, started } from '../suite-run/runs.ts';
import { seriousFindings } from './axe.ts';
import { onStage, type TestBrowser } from './journey-context.ts';
import { storedArchive } from './stored-archive.ts';

/** A green case and a red one, whose clearing answers with another code than expected. */
const suite = {
  'suite.yaml': 'suite: Before each release\nenvironment: sct\nrulebook: 2025\nclock: 2027-06-15T09:00:00Z\n',
  'a-accepted.yaml': `case: A payment is accepted
steps:
  - send: { as: payment, template: sct-typical }
  - expect: { report: { errors: none }, answer: { message: pacs.002, status: ACCP } }
`,
  'b-rejected.yaml': `case: A payment is rejected
tags: [codes]
steps:
  - send: { template: sct-typical, values: { remittance: 'SIM:RJCT(AC04)' } }
  - expect: { answer: { message: pacs.002, reason: AC01 } }
  - wait: 1d
`,
} as const;

const rowOf = (page: Page, title: string) => page.locator('.run-cases .row', { hasText: title });

describe('runs of test suites', () => {
  const stage = onStage();
  let tester: TestBrowser;
  let suiteId = '';
  beforeAll(async () => {
    const client = await benchClient(stage.url, 'tester');
    const entries = Object.entries(suite).map(([name, text]) => ({ name, text }));
    const body = new Blob([new Uint8Array(storedArchive(entries))]);
    ({ suiteId } = (await client.call(importSuiteRoute, { query: { environmentToken: 'sct' }, body })).reply);
    tester = await stage.signedIn('tester');
  });

  it('start from the page of a suite and show their result', async () => {
    const { page } = tester;
    await page.goto(`/suite/${suiteId}`);
    await page.getByRole('button', { name: 'Run a suite' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/run\//);
    await page.locator('.run-result', { hasText: 'Failed' }).waitFor();
    await page.getByText('1 of 2').first().waitFor();
    await rowOf(page, 'A payment is accepted').getByText('Passed').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('show why a case failed, its files and the reason of the clearing', async () => {
    const { page } = tester;
    await rowOf(page, 'A payment is rejected').click();
    const panel = page.getByRole('complementary', { name: 'Case 2' });
    const mismatch = panel.locator('.run-mismatches tbody tr');
    await mismatch.first().waitFor();
    expect((await mismatch.allTextContents()).join(' ')).toMatch(/^reasonAC01AC04/);
    await panel.getByText('SIM:RJCT(AC04)', { exact: false }).first().waitFor();
    await panel.getByText('1 step was not executed.').waitFor();
    await panel.locator('.link-button').last().click();
    await page.getByRole('dialog').getByText('AC04', { exact: false }).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  });

  it('show the conversation of a case, with exports', async () => {
    const { page } = tester;
    const conversation = page.getByRole('region', { name: 'Conversation' });
    const list = conversation.getByRole('list', { name: 'Messages in the order of time' });
    await list.getByText('Step 2. Expect').waitFor();
    await eventually(async () => expect(await list.locator('.conv-message').count()).toBe(2));
    for (const form of ['SVG', 'PNG', 'HTML']) {
      await conversation.getByRole('button', { name: 'Export' }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: form }).click();
      const name = (await downloading).suggestedFilename();
      expect(name).toBe(`Conversation-of-A-payment-is-rejected.${form.toLowerCase()}`);
    }
    await list.getByRole('button', { name: /Clearing to Tester/ }).click();
    await page.getByRole('dialog').getByText('RJCT', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  });

  it('are found by keyboard and filter', async () => {
    const { page } = tester;
    await page.getByRole('button', { name: 'Close case' }).click();
    await page.getByRole('combobox', { name: 'State' }).selectOption('failed');
    await page.locator('.run-cases .grid').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: 'Case 2' }).waitFor();
  });

  it('run the failed cases again, and compare two runs', async () => {
    const { page } = tester;
    const first = page.url();
    await page.getByRole('button', { name: 'Run failed cases again' }).click();
    await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/run/'));
    await page.locator('.run-result', { hasText: '1 failed' }).waitFor();
    await page.getByText('Failed cases of an earlier run').waitFor();
    await page.getByRole('link', { name: 'Compare with the run before' }).click();
    await page.getByRole('heading', { name: '1 case is missing' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('are reported as JUnit', async () => {
    const { page } = tester;
    await page.getByRole('link', { name: 'Back to the run' }).click();
    await page.getByRole('button', { name: 'Reports' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'JUnit report' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^Before each release .*\.xml$/);
  });

  it('are listed with a chart for one suite, and appear while they run', async () => {
    const { page } = tester;
    await page.getByRole('link', { name: 'Test runs' }).first().click();
    await page.getByRole('combobox', { name: 'Test suite' }).selectOption({ label: 'Before each release' });
    await page.locator('.run-trend canvas, .run-trend svg').first().waitFor();
    const rows = page.locator('.short-list tbody tr');
    await eventually(async () => expect(await rows.count()).toBe(2));
    const client = await benchClient(stage.url, 'tester');
    await ended(client, await started(client, { suiteId, tags: ['codes'] }));
    await rows.nth(2).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(tester.pageErrors).toEqual([]);
  });

  it('are stopped and deleted', async () => {
    const { page } = tester;
    await page.getByRole('button', { name: 'Run a suite' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Test suite' }).selectOption({ label: 'SCT, rulebook 2025' });
    await dialog.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('.run-result', { hasText: 'Stopped' }).waitFor();
    await page.getByRole('button', { name: 'Delete run' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/runs/);
    expect(tester.pageErrors).toEqual([]);
  });
});
