import { advanceSimEnvClockRoute, resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import type { Page } from 'playwright-core';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { saveParticipants } from '../client/participants.ts';
import { seriousFindings } from './axe.ts';
import { fileWith } from './editor-page.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const params = { environmentToken: 'sct' };
/** Monday, 1 February 2027, 10:00 in Frankfurt. */
const monday = '2027-02-01T09:00:00.000Z';

const ownList = `rules: []
deliveries:
  - id: noon
    name: Payment at noon
    at: '12:00'
    receive: { template: sct-typical, values: { amount: '12.34' } }
  - id: recall
    name: Recall in the afternoon
    at: '14:00'
    receive: { about: noon, kind: recall, code: FRAD }
`;
const listOf = (to: string): string => `rules: []
deliveries:
  - id: salary
    name: Salary
    at: '15:00'
${to}    receive: { template: sct-minimal }
`;

const importList = (page: Page, text: string): Promise<void> =>
  page
    .getByLabel('Import', { exact: true })
    .setInputFiles({ name: 'list.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) });

describe('deliveries of scenario lists', () => {
  const stage = onStage();
  let admin: BenchClient;
  let ida: TestBrowser;
  let tester: TestBrowser;
  let fileId: string;
  const advance = (hours: number) => admin.call(advanceSimEnvClockRoute, { params, body: { seconds: hours * 3_600 } });
  beforeAll(async () => {
    admin = await benchClient(stage.url, 'admin');
    await saveParticipants(admin, 'sct', [], { allowOwnScenarios: true });
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: monday } } });
    fileId = await fileWith(stage.url, { amount: '10.00' }, 'dry-run.xml');
    ida = await stage.signedIn('admin');
    tester = await stage.signedIn('tester');
  });

  it('of a tester are edited, and a dry run shows their next times', async () => {
    const { page } = tester;
    await page.goto('/files/sct/2025/scenarios');
    await page.locator('.scenario-pane .monaco-editor').first().waitFor();
    await importList(page, ownList.replace('about: noon', 'about: night'));
    await page.getByText('No delivery above has the id “night”.').waitFor();
    await importList(page, ownList);
    await page.getByText('No errors. 0 rules, 2 deliveries.').waitFor();
    await page.getByLabel('File', { exact: true }).selectOption(fileId);
    await page.getByRole('button', { name: 'Start the dry run' }).click();
    await page.getByRole('row', { name: /Payment at noon .*1 Feb 2027, 12:00.* sct-typical/ }).waitFor();
    await page
      .getByRole('row', { name: /Recall in the afternoon .*1 Feb 2027, 14:00.* Recall \(camt.056\) → noon/ })
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.scenario-versions').getByText('Version 1', { exact: true }).waitFor();
  });

  it('arrive in the file list with their conversation', async () => {
    const { page } = tester;
    await page.goto('/files/sct/2025/planned');
    await page.getByRole('row', { name: /14:00.*camt.056.*For Tessa Tester/ }).waitFor();
    // To Monday, 15:30.
    await advance(5.5);
    await page.goto('/files/sct/2025');
    await page
      .getByRole('row', { name: /SCF-sct-typical/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: /Show the answers to SCF-sct-typical/ }).click();
    await page
      .getByRole('row', { name: /Select SCF-SCF-/ })
      .getByText('FRAD')
      .waitFor();
    await page.getByRole('link', { name: /Conversation of SCF-sct-typical/ }).click();
    await page.locator('.conv-link', { hasText: 'camt.056' }).waitFor();
    await eventually(async () => expect(await page.locator('.conv-link').count()).toBe(2));
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('are held, released and dropped among the planned answers', async () => {
    const { page } = tester;
    await page.goto('/files/sct/2025/planned');
    const payment = page.getByRole('row', { name: /2 Feb.*pacs.008/ });
    const recall = page.getByRole('row', { name: /2 Feb.*camt.056/ });
    await payment.getByRole('button', { name: 'Hold', exact: true }).click();
    await payment.getByText('Held', { exact: true }).waitFor();
    await payment.getByRole('button', { name: 'End the hold' }).click();
    await payment.getByText('Planned', { exact: true }).waitFor();
    await recall.getByRole('button', { name: 'Drop' }).click();
    await recall.waitFor({ state: 'detached' });
    await payment.getByRole('button', { name: 'Release now' }).click();
    await payment.waitFor({ state: 'detached' });
    await page.goto('/files/sct/2025');
    await page
      .getByRole('row', { name: /^Select SCF-sct-typical/ })
      .nth(1)
      .waitFor();
    expect(tester.pageErrors).toEqual([]);
  });

  it('of an environment name the testers who receive them', async () => {
    const { page } = ida;
    await page.goto('/admin/simenv/sct-bench/edit?tab=scenarios');
    await page.locator('.scenario-pane .monaco-editor').first().waitFor();
    await importList(page, listOf(''));
    await page.getByText('The delivery “salary” does not name the testers who receive it', { exact: false }).waitFor();
    await importList(page, listOf('    to: { testerName: [Tessa Tester, Ida Admin] }\n'));
    await page.getByText('No errors. 0 rules, 1 delivery.').waitFor();
    await page.getByLabel('File', { exact: true }).selectOption(fileId);
    await page.getByRole('button', { name: 'Start the dry run' }).click();
    await page.getByRole('row', { name: /Salary .* sct-minimal/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.scenario-versions').getByText('Version 1', { exact: true }).waitFor();
    await advance(24);
    await tester.page.goto('/files/sct/2025');
    await tester.page
      .getByRole('row', { name: /SCF-sct-minimal/ })
      .first()
      .waitFor();
    expect(ida.pageErrors).toEqual([]);
  });
});
