import { readFileRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { advanceSimEnvClockRoute, resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { claimParticipantRoute, releaseParticipantRoute } from '@clearbench/contracts/sim-env/participant-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { saveParticipants } from '../client/participants.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { paidIn, returnOf } from './r-message-samples.ts';

const environmentToken = 'sct';
const params = { environmentToken };
const monday = '2027-02-01T09:00:00.000Z';
const tuesday = '2027-02-02T09:00:00.000Z';

const transferOf = async (client: BenchClient, fileId: string) =>
  (await client.call(listTransfersRoute, { query: { fileId } })).reply.items[0];

describe('payments to a participant', () => {
  const here = serving();
  let admin: BenchClient;
  let holder: BenchClient;
  let bic: string;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    await administration(admin).change('tester2', { environmentIds: ['sct-bench'] });
    holder = await benchClient(here.server.url, 'tester2');
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: monday } } });
    const { fileId } = await created();
    const { content = '' } = (await here.tester.call(readFileRoute, { params: { fileId } })).reply;
    bic = /<CdtrAgt>\s*<FinInstnId>\s*<BICFI>([A-Z0-9]+)</.exec(content)?.[1] ?? '';
    await saveParticipants(admin, environmentToken, [{ bic, name: 'Bank B' }]);
    await holder.call(claimParticipantRoute, { params: { ...params, bic } });
  });

  const created = async () => {
    const values = { fileName: 'payment', fields: {}, groups: {} };
    const body = { templateName: 'sct-typical', rbVersion: '2025' as const, envToken: environmentToken, values };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
  };
  const sent = async (client: BenchClient, fileId: string) => {
    await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return until(async () => {
      const transfer = await transferOf(client, fileId);
      return transfer?.verdict && transfer;
    });
  };

  it('are delivered to the tester who acts as it, who returns them through the clearing', async () => {
    const { fileId } = await created();
    const { answers, verdict } = await sent(here.tester, fileId);
    expect(verdict).toMatchObject({ groupStatus: 'ACCP' });
    const delivery = answers.find(({ recipient }) => recipient !== undefined);
    expect(delivery).toMatchObject({ recipient: { bic }, reason: { textKey: 'engine.delivered' } });
    await admin.call(advanceSimEnvClockRoute, { params, body: { instant: tuesday } });
    const file = await until(async () => {
      const found = await holder.call(readFileRoute, { params: { fileId: delivery?.fileId ?? '' } });
      return found.status === 200 ? found.reply : undefined;
    });
    expect(file.vipFileSummary).toMatchObject({ direction: 'ST', errors: 0, causedByFileId: fileId });
    const original = (await here.tester.call(readFileRoute, { params: { fileId } })).reply.content ?? '';
    expect(paidIn(file.content ?? '').transactionId).toBe(paidIn(original).transactionId);
    const { messages } = (await here.tester.call(readConversationRoute, { params: { fileId } })).reply;
    expect(messages.find((message) => message.fileId === delivery?.fileId)).toMatchObject({
      from: 'clearing',
      to: 'bank',
    });

    const body = returnOf({ ...paidIn(file.content ?? ''), date: tuesday.slice(0, 10) }, 'RETURN-1');
    const query = { environmentToken, rbVersion: '2025' as const, fileName: 'return.xml' };
    const returning = (await holder.call(uploadFileRoute, { query, body })).reply.vipFileSummary;
    expect((await sent(holder, returning.fileId)).verdict).toMatchObject({ groupStatus: 'ACCP' });
  });

  it('are answered by scenarios again once it is released', async () => {
    await holder.call(releaseParticipantRoute, { params: { ...params, bic } });
    const { answers } = await sent(here.tester, (await created()).fileId);
    expect(answers.every(({ recipient }) => recipient === undefined)).toBe(true);
  });
});
