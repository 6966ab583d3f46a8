import { readFileRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { ClockChoice } from '@clearbench/contracts/sim-env/business-time';
import { advanceSimEnvClockRoute, resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { claimParticipantRoute } from '@clearbench/contracts/sim-env/participant-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { listTransfersRoute, type Transfer } from '@clearbench/contracts/transfer/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { saveParticipants } from '../client/participants.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { confirmationOf } from './r-message-samples.ts';

const environmentToken = 'inst';
const params = { environmentToken };
const begin = '2027-02-01T09:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(begin) + seconds * 1_000).toISOString();

describe('an instant payment to a participant', () => {
  const here = serving();
  let admin: BenchClient;
  let holder: BenchClient;
  let bic: string;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    await administration(admin).change('tester2', { environmentIds: ['inst-bench'] });
    holder = await benchClient(here.server.url, 'tester2');
    const { fileId } = await created();
    const { content = '' } = (await here.tester.call(readFileRoute, { params: { fileId } })).reply;
    bic = /<CdtrAgt>\s*<FinInstnId>\s*<BICFI>([A-Z0-9]+)</.exec(content)?.[1] ?? '';
    await saveParticipants(admin, environmentToken, [{ bic, name: 'Bank B' }]);
    await holder.call(claimParticipantRoute, { params: { ...params, bic }, query: {} });
  });

  const clock = (choice: ClockChoice) => admin.call(resetSimEnvMemoryRoute, { params, body: { clock: choice } });
  const created = async () => {
    const values = { fileName: 'payment', fields: {}, groups: {} };
    const body = {
      templateName: 'inst-credit-transfer',
      rbVersion: '2025' as const,
      envToken: environmentToken,
      values,
    };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
  };
  const advance = (seconds: number) =>
    admin.call(advanceSimEnvClockRoute, { params, body: { instant: after(seconds) } });
  const transferOf = async (client: BenchClient, fileId: string) =>
    (await client.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
  const transferWhere = (client: BenchClient, fileId: string, isReached: (transfer: Transfer) => boolean) =>
    until(async () => {
      const transfer = await transferOf(client, fileId);
      return transfer && isReached(transfer) ? transfer : undefined;
    });
  const send = (client: BenchClient, fileId: string) =>
    client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });

  /** Sends a payment; its delivery as the holder reads it. */
  const sent = async () => {
    const { fileId } = await created();
    await send(here.tester, fileId);
    const { answers, verdict } = await transferWhere(
      here.tester,
      fileId,
      ({ answers: [one] }) => one?.releasedAt !== undefined,
    );
    const delivery = answers.find(({ sourceMessageId }) => sourceMessageId !== undefined);
    const { reply } = await holder.call(readFileRoute, { params: { fileId: delivery?.fileId ?? '' } });
    expect(reply.vipFileSummary).toMatchObject({ direction: 'ST', errors: 0, causedByFileId: fileId });
    return { fileId, xml: reply.content ?? '', verdict };
  };
  /** As `sent`, before the payment has a verdict. */
  const delivered = async () => {
    const { verdict, ...payment } = await sent();
    expect(verdict).toBeUndefined();
    return payment;
  };
  const answered = async (xml: string, ownId: string, code?: string) => {
    const query = { environmentToken, rbVersion: '2025' as const, fileName: `${ownId}.xml` };
    const body = confirmationOf(xml, bic, ownId, code);
    const { fileId } = (await holder.call(uploadFileRoute, { query, body })).reply.vipFileSummary;
    await send(holder, fileId);
    return transferWhere(holder, fileId, ({ verdict }) => verdict !== undefined);
  };
  /** The answers that the sender of a payment received, and the state of its transfer. */
  const outcomeOf = async (fileId: string) => {
    const { verdict, answers, history } = await transferWhere(here.tester, fileId, ({ state }) => state === 'closed');
    const received = answers.filter(({ recipient, releasedAt }) => recipient === undefined && releasedAt !== undefined);
    return {
      status: verdict?.groupStatus,
      code: verdict?.reasons[0]?.params.code,
      received: received.length,
      states: history.map(({ state }) => state),
    };
  };

  it('is confirmed when the participant accepts, with a fixed clock', async () => {
    await clock({ kind: 'fixed', instant: begin });
    const { fileId, xml } = await delivered();
    expect((await answered(xml, 'YES-1')).verdict).toMatchObject({ groupStatus: 'ACCP' });
    const outcome = await outcomeOf(fileId);
    expect(outcome).toMatchObject({ status: 'ACCP', received: 1 });
    expect(outcome.states).toEqual(expect.arrayContaining(['received', 'accepted', 'settled']));
    expect((await answered(xml, 'YES-2')).verdict?.reasons).toMatchObject([{ trigger: 'XT75' }]);
    await advance(60);
    const { messages } = (await here.tester.call(readConversationRoute, { params: { fileId }, query: {} })).reply;
    const parties = messages.map(({ messageType, from, to }) => [messageType.slice(0, 8), from, to].join(' '));
    expect(parties).toEqual(
      expect.arrayContaining([
        'pacs.008 tester clearing',
        'pacs.008 clearing bank',
        'pacs.002 bank clearing',
        'pacs.002 clearing bank',
        'pacs.002 clearing tester',
      ]),
    );
  });

  it('is rejected with the code of the participant', async () => {
    await clock({ kind: 'fixed', instant: begin });
    const { fileId, xml } = await delivered();
    expect((await answered(xml, 'NO-1', 'AC04')).verdict).toMatchObject({ groupStatus: 'ACCP' });
    expect(await outcomeOf(fileId)).toMatchObject({ status: 'RJCT', code: 'AC04', received: 1 });
  });

  it('is rejected for both at the time-out, and a later answer is refused', async () => {
    await clock({ kind: 'fixed', instant: begin });
    const { fileId, xml } = await delivered();
    await advance(10);
    const outcome = await outcomeOf(fileId);
    expect(outcome).toMatchObject({ status: 'RJCT', code: 'AB05', received: 1 });
    expect(outcome.states).toEqual(expect.arrayContaining(['timedOut', 'rejected']));
    const notice = (await transferOf(here.tester, fileId))?.answers.find(
      ({ recipient, messageType }) => recipient !== undefined && messageType.startsWith('pacs.002'),
    );
    const { reply } = await holder.call(readFileRoute, { params: { fileId: notice?.fileId ?? '' } });
    expect(reply.content).toContain('<Cd>AB05</Cd>');
    const late = await answered(xml, 'LATE-1');
    expect(late.verdict).toMatchObject({
      groupStatus: 'RJCT',
      reasons: [{ trigger: 'XT75', textKey: 'engine.confirmationLate' }],
    });
  });

  it('is confirmed or times out with a running clock', async () => {
    await clock({ kind: 'running', factor: 0.1, instant: begin });
    const { fileId, xml } = await delivered();
    await answered(xml, 'YES-3');
    expect(await outcomeOf(fileId)).toMatchObject({ status: 'ACCP', received: 1 });
    await clock({ kind: 'running', factor: 60, instant: begin });
    // A clock this fast reaches the time-out within milliseconds.
    const second = await sent();
    expect(await outcomeOf(second.fileId)).toMatchObject({ status: 'RJCT', code: 'AB05', received: 1 });
  });
});
