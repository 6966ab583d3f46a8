import { readCheckProfileRoute } from '@clearbench/contracts/file/check-profile-routes';
import {
  listFilesRoute,
  readFileRoute,
  readReportRoute,
  sendFileRoute,
  uploadFileRoute,
  validateFileRoute,
} from '@clearbench/contracts/file/routes';
import { listVersionsRoute } from '@clearbench/contracts/file/version-routes';
import type { InputOf } from '@clearbench/contracts/route';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import {
  advanceSimEnvClockRoute,
  readSimEnvClockRoute,
  resetSimEnvMemoryRoute,
  setSimEnvClockRoute,
} from '@clearbench/contracts/sim-env/clock-routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'sct';
const params = { environmentToken };
/** A Thursday before Good Friday; summer time begins on the Sunday, and Tuesday is the next business day. */
const thursday = '2027-03-25T10:00:00.000Z';
const dayBefore = '2027-03-24T10:00:00.000Z';

type Advance = InputOf<typeof advanceSimEnvClockRoute>['body'];

describe('the clock of an environment', () => {
  const here = serving();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
  });

  const advance = async (body: Advance) => (await admin.call(advanceSimEnvClockRoute, { params, body })).reply;
  const clock = async () => (await admin.call(readSimEnvClockRoute, { params })).reply;
  const make = async (fileName: string) => {
    const values = { fileName, fields: {}, groups: { transactions: [{}] } };
    const body = { templateName: 'sct-typical', envToken: environmentToken, rbVersion: '2025' as const, values };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
  };
  const textOf = async (fileId: string) =>
    (await here.tester.call(readFileRoute, { params: { fileId } })).reply.content ?? '';
  const upload = async (fileName: string, body: string) => {
    const query = { environmentToken, rbVersion: '2025' as const, fileName, direction: 'TS' as const };
    return (await here.tester.call(uploadFileRoute, { query, body })).reply.vipFileSummary;
  };
  /** A payment that settles on the day on which it is sent. */
  const makeForToday = async (fileName: string) => {
    const text = await textOf((await make(`model-${fileName}`)).fileId);
    const { now } = await clock();
    const today = text.replace(/(<IntrBkSttlmDt>)[^<]*/, `$1${now.slice(0, 10)}`);
    return upload(fileName, today);
  };
  const transferOf = async (fileId: string) =>
    (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
  const send = async (fileId: string) => {
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return until(async () => {
      const transfer = await transferOf(fileId);
      return transfer?.verdict && transfer;
    });
  };
  const validate = async (fileId: string) =>
    (await here.tester.call(validateFileRoute, { body: { fileId } })).reply.validationReport;

  it('may be set by administrators, and by testers only where the environment allows it', async () => {
    const body = { kind: 'fixed', instant: thursday } as const;
    const refused = await here.tester.call(setSimEnvClockRoute, { params, body });
    expect(refused).toMatchObject({ status: 403, reply: { errorKey: 'simEnv.clockNotAllowed' } });
    expect((await here.tester.call(readSimEnvClockRoute, { params })).reply).toMatchObject({ kind: 'real', pace: 1 });
    const environments = (await admin.call(listSimEnvsRoute, {})).reply;
    const {
      environmentId,
      version: _,
      severities: __,
      clearing,
      ...settings
    } = environments.find((one) => one.environmentToken === environmentToken) as (typeof environments)[number];
    const changed = { ...settings, environmentId, clearing: { ...clearing, allowClockChanges: true as const } };
    expect((await admin.call(saveSimEnvRoute, { body: changed })).status).toBe(200);
    // Without the reset the test would fail after that day, because a clock does not go back.
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: dayBefore } } });
    expect((await here.tester.call(setSimEnvClockRoute, { params, body })).reply).toMatchObject({ now: thursday });
    expect(await clock()).toMatchObject({
      kind: 'fixed',
      now: thursday,
      pace: 0,
      cutOffAt: '2027-03-25T15:30:00.000Z',
      nextBusinessDayAt: '2027-03-30T06:00:00.000Z',
    });
  });

  it('decides the dates in messages, the validation and the profile of the browser', async () => {
    const { fileId, errors, warnings, businessAt } = await make('dates.xml');
    expect({ errors, warnings, businessAt }).toEqual({ errors: 0, warnings: 0, businessAt: thursday });
    expect(await textOf(fileId)).toContain('<CreDtTm>2027-03-25T10:00:00.000Z</CreDtTm>');
    expect(await textOf(fileId)).toContain('<IntrBkSttlmDt>2027-03-30</IntrBkSttlmDt>');
    const { reply } = await here.tester.call(readCheckProfileRoute, { params: { fileId } });
    expect(reply).toMatchObject({ now: thursday, pace: 0 });
  });

  it('releases planned answers in the order of their times, as of these times', async () => {
    const { fileId } = await makeForToday('answers.xml');
    const sent = await send(fileId);
    expect(sent).toMatchObject({ sentAt: thursday, settlesAt: '2027-03-25T10:00:03.000Z' });
    expect(sent.answers[0]).toMatchObject({ dueAt: '2027-03-25T10:00:01.000Z' });
    expect(sent.answers[0]?.releasedAt).toBeUndefined();
    expect(await advance({ to: 'nextDue' })).toMatchObject({ now: '2027-03-25T10:00:01.000Z', stillDue: 0 });
    expect((await transferOf(fileId))?.answers[0]?.releasedAt).toBe('2027-03-25T10:00:01.000Z');
    expect(await advance({ to: 'cutOff' })).toMatchObject({ now: '2027-03-25T15:30:00.000Z', stillDue: 0 });
    const after = await transferOf(fileId);
    expect(after?.state).toBe('closed');
    expect(after?.history.map(({ state, at }) => [state, at])).toContainEqual(['settled', '2027-03-25T10:00:03.000Z']);
    const query = { environmentToken, direction: 'ST' as const };
    const [answer] = (await here.tester.call(listFilesRoute, { query })).reply.items;
    expect(answer).toMatchObject({ businessAt: '2027-03-25T10:00:01.000Z', validity: 'valid' });
    const read = await here.tester.call(readReportRoute, { params: { fileId: answer?.fileId ?? '' }, query: {} });
    expect(read.reply.validationMessages).toEqual([]);
  });

  it('moves a payment after the cut-off over the holidays, and settles it before the opening', async () => {
    const { fileId } = await makeForToday('late.xml');
    const sent = await send(fileId);
    expect(sent).toMatchObject({ settlesAt: '2027-03-30T05:00:03.000Z' });
    expect(await advance({ to: 'nextBusinessDay' })).toMatchObject({ now: '2027-03-30T06:00:00.000Z', stillDue: 0 });
    expect((await transferOf(fileId))?.state).toBe('closed');
    expect(await textOf((await make('tuesday.xml')).fileId)).toContain('<IntrBkSttlmDt>2027-03-31</IntrBkSttlmDt>');
  });

  it('never goes back, and validates older files as of its time', async () => {
    const body = { kind: 'fixed', instant: thursday } as const;
    const refused = await admin.call(setSimEnvClockRoute, { params, body });
    expect(refused).toMatchObject({
      status: 422,
      reply: { errorKey: 'simEnv.clockBackwards', params: { now: '2027-03-30T06:00:00.000Z' } },
    });
    const { fileId, errors } = await make('ages.xml');
    expect(errors).toBe(0);
    await advance({ day: '2027-04-20' });
    const found = (await validate(fileId)).validationMessages.map(({ ruleId }) => ruleId);
    expect(found).toContain('G-08');
  });

  it('runs at a factor', async () => {
    await admin.call(setSimEnvClockRoute, { params, body: { kind: 'running', factor: 86_400 } });
    const { fileId } = await make('fast.xml');
    const sent = await send(fileId);
    const settled = await until(async () => {
      const transfer = await transferOf(fileId);
      return transfer?.state === 'closed' ? transfer : undefined;
    });
    expect(settled.answers[0]?.releasedAt).toBe(sent.answers[0]?.dueAt);
    expect(settled.history.find(({ state }) => state === 'settled')?.at).toBe(sent.settlesAt);
  });

  it('goes back with a reset: ids are free again, originals unknown, planned answers dropped, and files stay', async () => {
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: thursday } } });
    const first = await make('first.xml');
    const text = await textOf(first.fileId);
    expect((await send(first.fileId)).verdict?.groupStatus).toBe('ACCP');
    const again = await upload('again.xml', text);
    expect(again.errors).toBeGreaterThan(0);
    expect((await send(again.fileId)).verdict).toMatchObject({ groupStatus: 'RJCT', bulkCode: 'B04' });

    const { reply } = await admin.call(resetSimEnvMemoryRoute, { params, body: {} });
    expect(reply).toMatchObject({ now: thursday, memory: 3 });
    expect(await clock()).toMatchObject({ memory: 3, memoryResetAt: expect.any(String) });
    const dropped = await until(async () => {
      const transfer = await transferOf(first.fileId);
      return transfer?.state === 'closed' ? transfer : undefined;
    });
    expect(dropped.answers).toMatchObject([{ dropped: 'memoryReset' }]);
    expect(dropped).not.toHaveProperty('settlesAt');
    await admin.call(resetSimEnvMemoryRoute, { params, body: {} });
    const resetsSince = async (fileId: string) =>
      (await here.tester.call(listVersionsRoute, { params: { fileId }, query: {} })).reply.memoryResets;
    expect((await resetsSince(first.fileId)).map(({ memory }) => memory)).toEqual([4, 3]);
    const later = await make('later.xml');
    expect(await resetsSince(later.fileId)).toEqual([]);

    expect((await validate(again.fileId)).validationMessages).toEqual([]);
    expect((await validate(first.fileId)).validationMessages).toEqual([]);
    expect((await send((await upload('third.xml', text)).fileId)).verdict?.groupStatus).toBe('ACCP');
    expect((await send(again.fileId)).verdict).toMatchObject({ groupStatus: 'RJCT', bulkCode: 'B04' });
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'real' } } });
    expect(await clock()).toMatchObject({ kind: 'real', memory: 5 });
  });
});
