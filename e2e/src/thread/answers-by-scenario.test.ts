import { readFileRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { saveOwnScenarioListRoute } from '@clearbench/contracts/scenario/routes';
import { resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { claimParticipantRoute, listParticipantsRoute } from '@clearbench/contracts/sim-env/participant-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { saveParticipants } from '../client/participants.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'inst';
const params = { environmentToken };
const rules = 'rules:\n  - id: closed\n    when: { direction: received }\n    then: [{ reject: { code: AC04 } }]\n';

describe('a participant that answers by scenario', () => {
  const here = serving();
  let admin: BenchClient;
  let holder: BenchClient;
  let bic: string;

  const created = async () => {
    const values = { fileName: 'payment', fields: {}, groups: {} };
    const body = {
      templateName: 'inst-credit-transfer',
      rbVersion: '2025' as const,
      envToken: environmentToken,
      values,
    };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary.fileId;
  };
  const claim = (answers?: 'hand' | 'scenario') =>
    holder.call(claimParticipantRoute, { params: { ...params, bic }, query: answers ? { answers } : {} });

  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    await administration(admin).change('tester2', { environmentIds: ['inst-bench'] });
    holder = await benchClient(here.server.url, 'tester2');
    const { content = '' } = (await here.tester.call(readFileRoute, { params: { fileId: await created() } })).reply;
    bic = /<CdtrAgt>\s*<FinInstnId>\s*<BICFI>([A-Z0-9]+)</.exec(content)?.[1] ?? '';
    await saveParticipants(admin, environmentToken, [{ bic, name: 'Bank B' }]);
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed' } } });
  });

  it('needs an environment with scenario lists of testers', async () => {
    expect(await claim('scenario')).toMatchObject({ status: 403, reply: { errorKey: 'scenario.ownNotAllowed' } });
    await saveParticipants(admin, environmentToken, [{ bic, name: 'Bank B' }], { allowOwnScenarios: true });
    expect((await claim('scenario')).status).toBe(200);
    expect((await holder.call(listParticipantsRoute, { params })).reply).toMatchObject([
      { isOwn: true, answers: 'scenario' },
    ]);
  });

  it('sends the answers of the own list of its tester', async () => {
    await holder.call(saveOwnScenarioListRoute, { params, body: { text: rules, basedOn: 0 } });
    const fileId = await created();
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const transfer = await until(async () => {
      const found = (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
      return found?.verdict && found;
    });
    expect(transfer.verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ params: { code: 'AC04', bic } }] });
    const { messages } = (await holder.call(readConversationRoute, { params: { fileId }, query: {} })).reply;
    const answer = messages.find(({ from, to }) => from === 'bank' && to === 'clearing');
    expect(answer).toMatchObject({ messageType: 'pacs.002.001.10', groupStatus: 'ACCP' });
    const file = (await holder.call(readFileRoute, { params: { fileId: answer?.fileId ?? '' } })).reply;
    expect(file.vipFileSummary).toMatchObject({ direction: 'TS', errors: 0 });
  });

  it('waits for its tester again once it is answered by hand', async () => {
    await claim('hand');
    const fileId = await created();
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const transfer = await until(async () => {
      const found = (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
      return found?.answers[0]?.releasedAt === undefined ? undefined : found;
    });
    expect(transfer.verdict).toBeUndefined();
  });
});
