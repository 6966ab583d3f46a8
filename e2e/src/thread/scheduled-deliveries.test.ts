import { listFilesRoute, readFileRoute } from '@clearbench/contracts/file/routes';
import {
  dryRunScenariosRoute,
  saveOwnScenarioListRoute,
  saveScenarioListRoute,
} from '@clearbench/contracts/scenario/routes';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { advanceSimEnvClockRoute, resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { deleteTemplateRoute } from '@clearbench/contracts/template/administration-routes';
import { restoreTemplateRoute } from '@clearbench/contracts/template/removed-routes';
import {
  changePlannedAnswerRoute,
  listPlannedAnswersRoute,
} from '@clearbench/contracts/transfer/planned-answer-routes';
import { benchClient } from '../client/bench-client.ts';
import { saveParticipants } from '../client/participants.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'sct';
const params = { environmentToken };
/** Monday, 1 February 2027, 10:00 in Frankfurt. */
const monday = '2027-02-01T09:00:00.000Z';

const list = (deliveries: string): string => `rules: []\ndeliveries:\n${deliveries}`;
const noon = `  - id: noon
    name: Payment at noon
    at: '12:00'
    receive: { template: sct-typical, values: { amount: '12.34' } }
`;

describe('deliveries of a scenario list', () => {
  const here = serving();
  let admin: Awaited<ReturnType<typeof benchClient>>;
  const reset = () =>
    admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: monday } } });
  let saved = 0;
  const save = async (text: string) => {
    const answer = await here.tester.call(saveOwnScenarioListRoute, { params, body: { text, basedOn: saved } });
    if (answer.status === 200) saved = answer.reply.version;
    return answer;
  };
  const planned = async () => (await here.tester.call(listPlannedAnswersRoute, { params, query: {} })).reply.items;
  const plannedAt = (dueAt: string) => until(async () => (await planned()).find((answer) => answer.dueAt === dueAt));
  const advance = (seconds: number) => admin.call(advanceSimEnvClockRoute, { params, body: { seconds } });
  const received = async () => {
    const query = { environmentToken, direction: 'ST' as const };
    const { items } = (await here.tester.call(listFilesRoute, { query })).reply;
    return items.map(({ fileId, businessAt }) => ({ fileId, businessAt })).toReversed();
  };

  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    await saveParticipants(admin, environmentToken, [], { allowOwnScenarios: true });
    await reset();
  });

  it('are planned for their next time, with the delivery as reason', async () => {
    expect((await save(list(noon))).status).toBe(200);
    const answer = await plannedAt('2027-02-01T11:00:00.000Z');
    expect(answer.reason).toMatchObject({
      layer: 'scenario',
      textKey: 'engine.scheduledDelivery',
      rule: { list: 'tester', version: 1, ruleId: 'noon', name: 'Payment at noon' },
    });
    expect(await planned()).toHaveLength(1);
  });

  it('arrive once on each business day of an advance, in order and as of their times', async () => {
    // To Wednesday, 12:30.
    await advance(50.5 * 3_600);
    const files = await until(async () => {
      const found = await received();
      return found.length === 3 ? found : undefined;
    });
    expect(files.map(({ businessAt }) => businessAt)).toEqual([
      '2027-02-01T11:00:00.000Z',
      '2027-02-02T11:00:00.000Z',
      '2027-02-03T11:00:00.000Z',
    ]);
    const [first] = files;
    const { reply } = await here.tester.call(readFileRoute, { params: { fileId: first?.fileId ?? '' } });
    expect(reply.vipFileSummary).toMatchObject({ direction: 'ST', origin: 'engine', errors: 0 });
    expect(reply.content).toContain('>12.34<');
    await plannedAt('2027-02-04T11:00:00.000Z');
    expect(await planned()).toHaveLength(1);
  });

  it('continue on the next day where one is dropped', async () => {
    const { transferId, answerId } = await plannedAt('2027-02-04T11:00:00.000Z');
    const ofAnswer = { environmentToken, transferId, answerId };
    await here.tester.call(changePlannedAnswerRoute, { params: ofAnswer, body: { action: 'drop' } });
    // To Thursday, 12:30.
    await advance(24 * 3_600);
    await plannedAt('2027-02-05T11:00:00.000Z');
    expect(await received()).toHaveLength(3);
  });

  it('follow an advance of the clock once on a business day', async () => {
    const after = `  - id: after
    afterAdvance: 5
    receive: { template: sct-typical }
`;
    await save(list(after));
    // On Thursday to 12:31, and to 12:41.
    await advance(60);
    await plannedAt('2027-02-04T11:36:00.000Z');
    await advance(600);
    const files = await until(async () => {
      const found = await received();
      return found.length === 4 ? found : undefined;
    });
    expect(files.at(-1)?.businessAt).toBe('2027-02-04T11:36:00.000Z');
    await advance(600);
    expect(await received()).toHaveLength(4);
  });

  it('are planned again after a reset of the memory', async () => {
    await save(list(noon));
    await reset();
    await plannedAt('2027-02-01T11:00:00.000Z');
  });

  it('are left out while their template does not exist, and do not stop the clock', async () => {
    await admin.call(deleteTemplateRoute, { params: { name: 'sct-minimal' } });
    const removed = noon.replaceAll('noon', 'removed').replace('12:00', '13:00').replace('sct-typical', 'sct-minimal');
    expect(await save(list(noon + removed))).toMatchObject({ status: 404 });
    await admin.call(restoreTemplateRoute, { params: { name: 'sct-minimal' } });
    expect((await save(list(noon + removed.replace(/, values: .*}/, ' }')))).status).toBe(200);
    await plannedAt('2027-02-01T12:00:00.000Z');
    await admin.call(deleteTemplateRoute, { params: { name: 'sct-minimal' } });
    const before = (await received()).length;
    // To Tuesday, 13:30: both messages of Monday, and the one at noon.
    expect((await advance(27.5 * 3_600)).status).toBe(200);
    await until(async () => (await received()).length === before + 3 || undefined);
    await plannedAt('2027-02-03T11:00:00.000Z');
    expect(await planned()).toHaveLength(1);
    await admin.call(restoreTemplateRoute, { params: { name: 'sct-minimal' } });
    await reset();
  });

  it('are listed by a dry run with their next times', async () => {
    const after = '  - { id: after, afterAdvance: 5, receive: { template: sct-minimal } }\n';
    const body = { environmentToken, of: 'tester' as const, message: '<Document/>', text: list(noon + after) };
    const { reply } = await here.tester.call(dryRunScenariosRoute, { body });
    expect(reply.deliveries).toEqual([
      {
        rule: { list: 'tester', ruleId: 'noon', name: 'Payment at noon' },
        templateName: 'sct-typical',
        dueAt: '2027-02-01T11:00:00.000Z',
      },
      { rule: { list: 'tester', ruleId: 'after' }, templateName: 'sct-minimal', minutes: 5 },
    ]);
  });

  it('have a template, and belong to a tester', async () => {
    expect(await save(list(noon.replace('sct-typical', 'sct-absent')))).toMatchObject({
      status: 404,
      reply: { errorKey: 'template.notFound' },
    });
    expect(await save(list(noon.replace('amount:', 'colour:')))).toMatchObject({
      status: 400,
      reply: { errorKey: 'template.valueUnknown' },
    });
    expect(await save(list(noon + noon))).toMatchObject({ status: 422, reply: { errorKey: 'scenario.invalid' } });
    expect(await save(list(noon.replace("at: '12:00'", 'enabled: true')))).toMatchObject({
      reply: { errorKey: 'scenario.invalid' },
    });
  });

  it('can be about the message of another delivery, with a possible kind and code', async () => {
    const recall = (fields: string) => `  - { id: recall, at: '14:00', receive: { about: noon, ${fields} } }\n`;
    expect(await save(list(noon + recall('code: ZZ99')))).toMatchObject({
      status: 400,
      reply: { errorKey: 'transfer.unknownIncomingCode' },
    });
    expect(await save(list(noon + recall('kind: reversal')))).toMatchObject({
      status: 422,
      reply: { errorKey: 'transfer.incomingNotPossible' },
    });
    await save('rules: []\n');
    await reset();
    expect((await save(list(noon + recall('code: FRAD')))).status).toBe(200);
    const answer = await plannedAt('2027-02-01T13:00:00.000Z');
    expect(answer).toMatchObject({ messageType: 'camt.056.001.08', reason: { rule: { ruleId: 'recall' } } });
    const before = (await received()).length;
    // To Tuesday, 14:30: a payment and its recall on each day.
    await advance(28.5 * 3_600);
    await until(async () => (await received()).length === before + 4 || undefined);
    const query = { environmentToken, direction: 'ST' as const };
    const { items } = (await here.tester.call(listFilesRoute, { query })).reply;
    const contents = await Promise.all(
      items
        .slice(0, 4)
        .map(async ({ fileId }) => (await here.tester.call(readFileRoute, { params: { fileId } })).reply),
    );
    const idOf = (index: number) => contents[index]?.vipFileSummary.messageId ?? 'absent';
    expect(contents.map(({ vipFileSummary: { messageType = '' } }) => messageType.slice(0, 8))).toEqual([
      'camt.056',
      'pacs.008',
      'camt.056',
      'pacs.008',
    ]);
    expect(contents[0]?.content).toContain(idOf(1));
    expect(contents[2]?.content).toContain(idOf(3));
    await save('rules: []\n');
    await reset();
  });
});

describe('deliveries of the list of an environment', () => {
  const here = serving();
  let admin: Awaited<ReturnType<typeof benchClient>>;
  let environmentId: string;
  const listed = async (to: string, basedOn: number) => {
    const text = list(noon.replace('    name:', `    to: ${to}\n    name:`));
    return admin.call(saveScenarioListRoute, { params: { environmentId }, body: { text, basedOn } });
  };
  const plannedFor = async () => {
    const { items } = (await admin.call(listPlannedAnswersRoute, { params, query: {} })).reply;
    return items.filter(({ reason }) => reason.rule?.list === 'environment');
  };

  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    environmentId = (await saveParticipants(admin, environmentToken, [])).reply.environmentId;
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: monday } } });
  });

  it('come to every member of the environment once a day, or to those whom they name', async () => {
    expect((await listed('all', 0)).status).toBe(200);
    const dryRun = { environmentToken, of: 'environment' as const, message: '<Document/>' };
    const text = list(noon.replace('    name:', '    to: all\n    name:'));
    const { deliveries } = (await admin.call(dryRunScenariosRoute, { body: { ...dryRun, text } })).reply;
    expect(deliveries).toMatchObject([{ rule: { list: 'environment', ruleId: 'noon' } }]);
    const { receivers = 0 } = deliveries[0] ?? {};
    expect(receivers).toBeGreaterThan(1);
    await until(async () => (await plannedFor()).length === receivers || undefined);
    await admin.call(advanceSimEnvClockRoute, { params, body: { seconds: 24 * 3_600 } });
    const received = await until(async () => {
      const query = { environmentToken, direction: 'ST' as const };
      const { items } = (await here.tester.call(listFilesRoute, { query })).reply;
      return items.length === receivers ? items : undefined;
    });
    expect(new Set(received.map(({ businessAt }) => businessAt))).toEqual(new Set(['2027-02-01T11:00:00.000Z']));
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(receivers);

    const { displayName } = (await here.tester.call(userInfoRoute, { body: { timeZone: 'Europe/Berlin' } })).reply;
    expect((await listed(`{ testerName: ${displayName} }`, 1)).status).toBe(200);
    // What was planned for Tuesday stays; from Wednesday on it is for the tester only.
    await admin.call(advanceSimEnvClockRoute, { params, body: { seconds: 24 * 3_600 } });
    await until(async () => {
      const dueAt = (await plannedFor()).map((answer) => answer.dueAt);
      return (dueAt.length === 1 && dueAt[0]?.startsWith('2027-02-03')) || undefined;
    });
  });

  it('name their receivers, and have a template', async () => {
    const body = { text: list(noon), basedOn: 2 };
    expect(await admin.call(saveScenarioListRoute, { params: { environmentId }, body })).toMatchObject({
      status: 422,
      reply: { errorKey: 'scenario.invalid', params: { line: 3 } },
    });
    const absent = {
      ...body,
      text: list(noon.replace('    name:', '    to: all\n    name:').replace('typical', 'absent')),
    };
    expect(await admin.call(saveScenarioListRoute, { params: { environmentId }, body: absent })).toMatchObject({
      status: 404,
      reply: { errorKey: 'template.notFound' },
    });
  });
});
