import { readFileRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { advanceSimEnvClockRoute, resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { changePlannedAnswerRoute } from '@clearbench/contracts/transfer/planned-answer-routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'inst';
const params = { environmentToken };
const noon = '2027-02-01T12:00:00.000Z';

describe('the time-out of an instant payment', () => {
  const here = serving();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
  });
  beforeEach(async () => {
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: noon } } });
  });

  const advance = (seconds: number) => admin.call(advanceSimEnvClockRoute, { params, body: { seconds } });
  const transferOf = async (fileId: string) =>
    (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
  const make = async (templateName: string, values: object) => {
    const all = { fileName: templateName, fields: {}, groups: {}, ...values };
    const body = { templateName, envToken: environmentToken, rbVersion: '2025' as const, values: all };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary.fileId;
  };
  const send = async (fileId: string) => {
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return until(async () => {
      const transfer = await transferOf(fileId);
      return transfer?.verdict && transfer;
    });
  };
  const pay = async (remittance: string) => {
    const fileId = await make('inst-credit-transfer', { fields: { remittance } });
    const { transferId, timeOut } = await send(fileId);
    expect(timeOut).toEqual({ role: 'originator', seconds: 10, at: '2027-02-01T12:00:10.000Z' });
    return { fileId, transferId };
  };
  const statesOf = async (fileId: string) => (await transferOf(fileId))?.history.map(({ state }) => state);

  /** A status request that names the payment. */
  const ask = async (fileId: string) => {
    const { content = '' } = (await here.tester.call(readFileRoute, { params: { fileId } })).reply;
    const textIn = (tag: string) => new RegExp(`<${tag}>([^<]*)`).exec(content)?.[1] ?? '';
    const fields = {
      originalMessageId: textIn('MsgId'),
      originalInstructionId: textIn('InstrId') || 'NOTPROVIDED',
      originalEndToEndId: textIn('EndToEndId'),
      originalTransactionId: textIn('TxId'),
    };
    return send(await make('inst-status-request', { fields }));
  };

  it('passes without an answer, and from then on the status can be requested', async () => {
    const { fileId } = await pay('SIM:SILENT');
    const early = await ask(fileId);
    expect(early.verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ textKey: 'engine.statusRequestEarly' }] });
    expect((await advance(9)).reply).toMatchObject({ stillDue: 0 });
    expect((await transferOf(fileId))?.state).toBe('accepted');
    await advance(1);
    expect(await transferOf(fileId)).toMatchObject({ state: 'closed', answers: [] });
    expect(await statesOf(fileId)).toEqual(['requested', 'received', 'accepted', 'timedOut', 'closed']);
    const asked = await ask(fileId);
    expect(asked.verdict?.groupStatus).toBe('ACCP');
    expect(asked.answers).toMatchObject([{ reason: { textKey: 'engine.statusKnown' } }]);
  });

  it('makes a later answer late', async () => {
    const { fileId } = await pay('SIM:LATE(15S)');
    await advance(20);
    const transfer = await transferOf(fileId);
    expect(transfer?.answers).toMatchObject([{ releasedAt: '2027-02-01T12:00:15.000Z', isLate: true }]);
    expect(await statesOf(fileId)).toContain('timedOut');
    expect(transfer?.verdict?.reasons.map(({ textKey }) => textKey)).toContain('engine.answerAfterTimeOut');
  });

  it('rejects the payment with AB05, before which it has timed out', async () => {
    const { fileId } = await pay('SIM:TMOUT');
    await advance(10);
    const states = await statesOf(fileId);
    expect(states).toEqual(['requested', 'received', 'rejected', 'timedOut', 'answered', 'closed']);
    const [answer] = (await transferOf(fileId))?.answers ?? [];
    expect(answer).toMatchObject({ releasedAt: '2027-02-01T12:00:10.000Z' });
    expect(answer).not.toHaveProperty('isLate');
  });

  it('is no state of a payment that is answered in time', async () => {
    const { fileId } = await pay('Rent');
    await advance(30);
    expect(await statesOf(fileId)).not.toContain('timedOut');
  });

  it('passes while a tester holds the answer', async () => {
    const { fileId, transferId } = await pay('Rent');
    const held = { ...params, transferId, answerId: 'a1' };
    await here.tester.call(changePlannedAnswerRoute, { params: held, body: { action: 'hold' } });
    await advance(12);
    expect(await statesOf(fileId)).toContain('timedOut');
    await here.tester.call(changePlannedAnswerRoute, { params: held, body: { action: 'release' } });
    expect((await transferOf(fileId))?.answers).toMatchObject([{ isLate: true }]);
  });
});
