import { readFileRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { claimParticipantRoute } from '@clearbench/contracts/sim-env/participant-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { saveParticipants } from '../client/participants.ts';
import { seriousFindings } from './axe.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const environmentToken = 'inst';
const params = { environmentToken };

describe('the inbox of a participant', () => {
  const stage = onStage();
  let sender: BenchClient;
  let one: TestBrowser;
  let other: TestBrowser;

  const created = async () => {
    const values = { fileName: 'payment', fields: {}, groups: {} };
    const body = {
      templateName: 'inst-credit-transfer',
      rbVersion: '2025' as const,
      envToken: environmentToken,
      values,
    };
    const { fileId } = (await sender.call(importTemplateRoute, { body })).reply.vipFileSummary;
    return fileId;
  };
  const sent = async () => {
    const fileId = await created();
    await sender.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return fileId;
  };

  beforeAll(async () => {
    const admin = await benchClient(stage.url, 'admin');
    await administration(admin).change('tester2', { environmentIds: ['inst-bench'] });
    sender = await benchClient(stage.url, 'tester');
    const holder = await benchClient(stage.url, 'tester2');
    const { content = '' } = (await sender.call(readFileRoute, { params: { fileId: await created() } })).reply;
    const bic = /<CdtrAgt>\s*<FinInstnId>\s*<BICFI>([A-Z0-9]+)</.exec(content)?.[1] ?? '';
    await saveParticipants(admin, environmentToken, [{ bic, name: 'Bank B' }], { allowOwnScenarios: true });
    await holder.call(claimParticipantRoute, { params: { ...params, bic }, query: {} });
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed' } } });
    one = await stage.signedIn('tester');
    other = await stage.signedIn('tester2');
  });

  it('shows a payment as it arrives, with the number of those that wait', async () => {
    const { page } = other;
    await page.goto('/files/inst/2025');
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await sent();
    await page.getByRole('link', { name: /Inbox/ }).getByText('1', { exact: true }).waitFor();
    await sent();
    await page.getByRole('link', { name: /Inbox/ }).getByText('2', { exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: /Inbox/ }).click();
    await page.getByRole('heading', { name: 'Waiting for your answer' }).waitFor();
    await eventually(async () => expect(await page.getByRole('row').count()).toBe(3));
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('accepts one payment and rejects another with a code; the sender sees both', async () => {
    const { page } = other;
    await page
      .getByRole('button', { name: /^Accept: / })
      .first()
      .click();
    await page.getByText(/^Sent: accept-/).waitFor();
    await page
      .getByRole('button', { name: /^Accept: / })
      .nth(1)
      .waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Reject with code/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Reject / });
    await dialog.getByLabel('Reason').selectOption('AC04');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByRole('heading', { name: 'No messages' }).waitFor();
    await one.page.goto('/files/inst/2025');
    await one.page.getByText('AC04').first().waitFor();
  });

  it('is empty for the sender, who has no link to it', async () => {
    const { page } = one;
    expect(await page.getByRole('link', { name: /Inbox/ }).count()).toBe(0);
    await page.getByRole('button', { name: /Clock of the environment/ }).click();
    await page.getByRole('menuitem', { name: 'Inbox' }).click();
    await page.getByRole('heading', { name: 'No messages' }).waitFor();
  });

  it('can be answered by the scenario list of its tester', async () => {
    const { page } = other;
    await page.getByRole('button', { name: /Clock of the environment/ }).click();
    await page.getByRole('menuitem', { name: 'Participants …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Participants' });
    const answers = dialog.getByLabel(/^Answers for/);
    await answers.selectOption('scenario');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /Clock of the environment/ }).click();
    await page.getByRole('menuitem', { name: 'Participants …' }).click();
    await answers.waitFor();
    await eventually(async () => expect(await answers.inputValue()).toBe('scenario'));
    expect(await seriousFindings(page)).toEqual([]);
  });
});
