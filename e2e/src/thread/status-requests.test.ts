import { readFileRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { advanceSimEnvClockRoute, resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { importTemplateRoute, readTemplateLayoutRoute } from '@clearbench/contracts/template/routes';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import type { IncomingKind } from '@clearbench/contracts/transfer/incoming';
import { requestIncomingRoute } from '@clearbench/contracts/transfer/incoming-routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const noon = '2027-02-01T12:00:00.000Z';

describe('a status request of the other bank', () => {
  const here = serving();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    for (const environmentToken of ['sct', 'inst'])
      await admin.call(resetSimEnvMemoryRoute, {
        params: { environmentToken },
        body: { clock: { kind: 'fixed', instant: noon } },
      });
  });

  const request = async (
    environmentToken: string,
    kind: IncomingKind,
    from: { readonly fileId: string } | { readonly templateName: string },
  ) => {
    const answer = await here.tester.call(requestIncomingRoute, { params: { environmentToken }, body: { kind, from } });
    expect([answer.status, answer.reply]).toMatchObject([200, {}]);
    return { fileId: answer.reply.messages[0]?.fileId ?? '', dueAt: answer.reply.dueAt };
  };
  const textOf = (fileId: string) =>
    until(async () => {
      const { status, reply } = await here.tester.call(readFileRoute, { params: { fileId } });
      return status === 200 ? (reply.content ?? '') : undefined;
    });
  const advance = (environmentToken: string, seconds: number) =>
    admin.call(advanceSimEnvClockRoute, { params: { environmentToken }, body: { seconds } });

  /** Sends the answer that a template makes with the values of a received file. */
  const answer = async (envToken: string, templateName: string, answers: string) => {
    const query = { envToken, answers };
    const layout = (await here.tester.call(readTemplateLayoutRoute, { params: { name: templateName }, query })).reply;
    const fields = Object.fromEntries(
      layout.sections
        .filter(({ repeat }) => repeat === undefined)
        .flatMap((section) => section.fields)
        .flatMap(({ name, initial }) => (initial === undefined || initial === '' ? [] : [[name, String(initial)]])),
    );
    const values = { fileName: templateName, fields, groups: {} };
    const body = { templateName, envToken, rbVersion: '2025' as const, values };
    const { fileId } = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return until(
      async () => (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items[0]?.verdict,
    );
  };

  it('about an instant payment comes after the time-out, and its answer states the status', async () => {
    const { fileId } = await request('inst', 'payment', { templateName: 'inst-credit-transfer' });
    const payment = await textOf(fileId);
    const asked = await request('inst', 'statusRequest', { fileId });
    await advance('inst', 60);
    const text = await textOf(asked.fileId);
    expect(text).toContain(/<MsgId>[^<]*/.exec(payment)?.[0].replace('MsgId', 'OrgnlMsgId') ?? 'absent');
    // The time-out of the rulebook of 2025 is at 10 seconds.
    expect(text).toContain('<CreDtTm>2027-02-01T12:00:10Z</CreDtTm>');
    const { messages } = (await here.tester.call(readConversationRoute, { params: { fileId }, query: {} })).reply;
    expect(messages.map(({ messageType }) => messageType.slice(0, 8))).toEqual(['pacs.008', 'pacs.002', 'pacs.028']);
    expect(await answer('inst', 'inst-confirmation', asked.fileId)).toMatchObject({ groupStatus: 'RJCT' });
    expect(await answer('inst', 'inst-refusal', asked.fileId)).toMatchObject({
      groupStatus: 'ACCP',
      reasons: [{ textKey: 'engine.statusConfirmed', params: { status: 'RJCT' } }],
    });
  });

  it('about a recall is answered with a template that has the values of the recall', async () => {
    const { fileId } = await request('sct', 'payment', { templateName: 'sct-typical' });
    await textOf(fileId);
    const recall = await request('sct', 'recall', { fileId });
    await textOf(recall.fileId);
    const asked = await request('sct', 'statusRequest', { fileId: recall.fileId });
    await textOf(asked.fileId);
    expect(await answer('sct', 'sct-recall-no', asked.fileId)).toMatchObject({ groupStatus: 'ACCP' });
  });
});
