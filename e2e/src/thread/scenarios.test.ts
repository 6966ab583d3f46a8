import { readFileRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import {
  dryRunScenariosRoute,
  readOwnScenarioListRoute,
  readOwnScenarioVersionRoute,
  readScenarioListRoute,
  readScenarioVersionRoute,
  saveOwnScenarioListRoute,
  saveScenarioListRoute,
} from '@clearbench/contracts/scenario/routes';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { changePlannedAnswerRoute } from '@clearbench/contracts/transfer/planned-answer-routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'scenarios';

const list = (code: string, cents = 77): string => `rules:
  - id: closed-account
    name: Closed account
    when: { cents: ${cents} }
    then: [{ reject: { code: ${code} } }]
`;

/** Opens an environment with the tester as member, in which testers may have lists of their own. */
const openEnvironment = async (admin: BenchClient): Promise<string> => {
  const query = { search: 'tester@', category: 'all' } as const;
  const [tester] = (await admin.call(listUsersRoute, { query })).reply.items;
  const body = {
    environmentToken,
    environmentName: 'Scenarios',
    environmentGroup: 'Credit transfers',
    scheme: 'sct' as const,
    versions: ['2025' as const],
    canSendToTestEngine: true,
    clearing: {
      bic: 'ZYCSDEF0XXX',
      systemCode: 'ST2',
      cutOff: '16:30',
      secondsPerBusinessDay: 1,
      magicCents: true,
      reachable: [],
      allowOwnScenarios: true as const,
    },
    join: [tester?.userId ?? ''],
  };
  return (await admin.call(saveSimEnvRoute, { body })).reply.environmentId;
};

describe('scenario lists over HTTP', () => {
  const here = serving();
  let admin: BenchClient;
  let environmentId: string;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    environmentId = await openEnvironment(admin);
  });

  const make = async (amount: string) => {
    const values = { fileName: 'payment', fields: { amount }, groups: {} };
    const body = { templateName: 'sct-minimal', envToken: environmentToken, rbVersion: '2025' as const, values };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary.fileId;
  };
  const send = async (fileId: string) => {
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return until(async () => {
      const [transfer] = (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items;
      return transfer?.verdict && transfer;
    });
  };
  const save = async (text: string, basedOn?: number) =>
    admin.call(saveScenarioListRoute, {
      params: { environmentId },
      body: { text, ...(basedOn === undefined ? {} : { basedOn }) },
    });

  it('decide the answer; the transfer records the version and names the rule', async () => {
    expect((await save(list('AC04'), 0)).reply.version).toBe(1);
    const transfer = await send(await make('5.77'));
    expect(transfer.scenarios).toMatchObject({ lists: [{ owner: 'environment', version: 1 }] });
    expect(transfer.verdict).toMatchObject({
      groupStatus: 'RJCT',
      reasons: [
        {
          layer: 'scenario',
          params: { code: 'AC04' },
          rule: { list: 'environment', version: 1, ruleId: 'closed-account', name: 'Closed account' },
        },
      ],
    });
    expect((await send(await make('5.11'))).verdict?.reasons[0]).toMatchObject({ layer: 'magicCents', trigger: '.11' });
  });

  it('have versions that can be read and restored', async () => {
    const { reply: before } = await admin.call(readScenarioListRoute, { params: { environmentId } });
    expect((await save(list('AC06'), before.version)).reply.version).toBe(before.version + 1);
    expect(await save(list('AC01'), before.version)).toMatchObject({
      status: 409,
      reply: { errorKey: 'scenario.stale', params: { expected: before.version, actual: before.version + 1 } },
    });
    const params = { environmentId, version: before.version };
    expect((await admin.call(readScenarioVersionRoute, { params })).reply.text).toBe(list('AC04'));
    await admin.call(saveScenarioListRoute, {
      params: { environmentId },
      body: { restoredFrom: before.version },
    });
    const { reply: after } = await admin.call(readScenarioListRoute, { params: { environmentId } });
    expect(after).toMatchObject({
      text: list('AC04'),
      version: before.version + 2,
      versions: [{ restoredFrom: before.version }, {}, {}],
    });
    const missing = await admin.call(readScenarioVersionRoute, { params: { environmentId, version: 99 } });
    expect(missing).toMatchObject({ status: 404, reply: { errorKey: 'scenario.versionUnknown' } });
  });

  it('with errors are refused, with the place of the first one', async () => {
    expect(await save('rules:\n  - id: one\n    them: []\n')).toMatchObject({
      status: 422,
      reply: { errorKey: 'scenario.invalid', params: { line: 3, column: 5 } },
    });
  });

  it('of a tester apply to the own files only, and where the environment allows it', async () => {
    const params = { environmentToken };
    await here.tester.call(saveOwnScenarioListRoute, { params, body: { text: list('AG01'), basedOn: 0 } });
    expect((await here.tester.call(readOwnScenarioListRoute, { params })).reply).toMatchObject({ version: 1 });
    const old = await here.tester.call(readOwnScenarioVersionRoute, { params: { ...params, version: 1 } });
    expect(old.reply.text).toBe(list('AG01'));
    expect((await admin.call(readOwnScenarioListRoute, { params })).reply).toMatchObject({ version: 0, text: '' });
    const { verdict, scenarios } = await send(await make('6.77'));
    expect(scenarios?.lists.map(({ owner }) => owner)).toEqual(['tester', 'environment']);
    expect(verdict?.reasons[0]).toMatchObject({ params: { code: 'AG01' }, rule: { list: 'tester', version: 1 } });
    const elsewhere = await here.tester.call(readOwnScenarioListRoute, { params: { environmentToken: 'sct' } });
    expect(elsewhere).toMatchObject({ status: 403, reply: { errorKey: 'scenario.ownNotAllowed' } });
  });

  it('decide about an original by the version of its time', async () => {
    const rule = (code: string) =>
      `rules:\n  - id: inquiries\n    when: { cents: 79 }\n    then: [{ refuseInquiry: { code: ${code} } }]\n`;
    await save(rule('RNPR'));
    const paid = await make('8.79');
    expect((await send(paid)).verdict?.groupStatus).toBe('ACCP');
    await save(rule('ARJT'));
    const { content = '' } = (await here.tester.call(readFileRoute, { params: { fileId: paid } })).reply;
    const textOf = (tag: string) => new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`).exec(content)?.[1] ?? '';
    const fields = {
      originalMessageId: textOf('MsgId'),
      originalEndToEndId: textOf('EndToEndId'),
      originalTransactionId: textOf('TxId'),
      originalAmount: textOf('IntrBkSttlmAmt'),
      originalDate: textOf('IntrBkSttlmDt'),
    };
    const values = { fileName: 'claim', fields, groups: {} };
    const body = {
      templateName: 'sct-claim-non-receipt',
      envToken: environmentToken,
      rbVersion: '2025' as const,
      values,
    };
    const claim = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary.fileId;
    const { answers } = await send(claim);
    expect(answers.map(({ reason }) => reason)).toContainEqual(
      expect.objectContaining({
        params: expect.objectContaining({ code: 'RNPR' }),
        rule: expect.objectContaining({ ruleId: 'inquiries' }),
      }),
    );
  });

  it('can be tried on a file before they are saved', async () => {
    const fileId = await make('7.78');
    const dryRun = async (body: { fileId?: string; message?: string; text?: string }) =>
      here.tester.call(dryRunScenariosRoute, { body: { environmentToken, of: 'tester', ...body } });
    const { reply } = await dryRun({ fileId, text: list('AC04', 78) });
    expect(reply.transactions).toMatchObject([{ decidedBy: [{ list: 'tester', ruleId: 'closed-account' }] }]);
    const { content } = (await here.tester.call(readFileRoute, { params: { fileId } })).reply;
    const { traces } = (await dryRun({ message: content ?? '' })).reply;
    expect(traces.filter(({ rule }) => rule.list === 'tester')).toMatchObject([
      { outcome: 'failed', condition: { field: 'cents', expected: '77', actual: '78' } },
    ]);
    const named = (name: string) => list('AC04', 78).replace('when: {', `when: { testerName: '${name}',`);
    const own = (await dryRun({ fileId, text: named('/.+/') })).reply;
    expect(own.transactions).toMatchObject([{ decidedBy: [{ list: 'tester', ruleId: 'closed-account' }] }]);
    const others = (await dryRun({ fileId, text: named('Ida Other') })).reply;
    expect(others.traces.filter(({ rule }) => rule.list === 'tester')).toMatchObject([
      {
        outcome: 'failed',
        condition: { field: 'testerName', expected: 'Ida Other', actual: expect.stringMatching(/\w+ \w+/) },
      },
    ]);
    expect(await dryRun({})).toMatchObject({ reply: { errorKey: 'scenario.noFile' } });
    expect(await dryRun({ fileId, text: 'rules: 1' })).toMatchObject({ reply: { errorKey: 'scenario.invalid' } });
  });

  it('hold an answer until a tester releases it', async () => {
    const { version } = (await admin.call(readScenarioListRoute, { params: { environmentId } })).reply;
    const held = 'rules:\n  - id: wait\n    when: { cents: 55 }\n    then: [{ hold: {} }]\n';
    await save(held, version);
    const transfer = await send(await make('5.55'));
    expect(transfer.answers).toMatchObject([{ isHeld: true, reason: { layer: 'default' } }]);
    expect(transfer.verdict?.reasons).toMatchObject([{ textKey: 'engine.hold', rule: { ruleId: 'wait' } }]);
    const [answer] = transfer.answers;
    const params = { environmentToken, transferId: transfer.transferId, answerId: answer?.answerId ?? '' };
    expect((await here.tester.call(changePlannedAnswerRoute, { params, body: { action: 'release' } })).status).toBe(
      200,
    );
    const { reply } = await here.tester.call(listTransfersRoute, { query: { fileId: transfer.fileId } });
    expect(reply.items[0]?.answers).toMatchObject([{ releasedAt: expect.any(String) as string }]);
  });
});
