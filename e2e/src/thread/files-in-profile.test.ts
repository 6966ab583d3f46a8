import { readFileRoute, readReportRoute } from '@clearbench/contracts/file/routes';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { generateFileRoute } from '@clearbench/contracts/template/generate-routes';
import { importTemplateRoute, readTemplateLayoutRoute } from '@clearbench/contracts/template/routes';
import { requestIncomingRoute } from '@clearbench/contracts/transfer/incoming-routes';
import { sendAndWaitRoute } from '@clearbench/contracts/transfer/send-routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const clearing = {
  bic: 'ZYCSDEF0XXX',
  systemCode: 'ST2',
  cutOff: '16:30',
  secondsPerBusinessDay: 1,
  magicCents: false,
  reachable: [],
};

describe('files of an environment with another envelope profile', () => {
  const here = serving();

  beforeAll(async () => {
    const admin = await benchClient(here.server.url, 'admin');
    const query = { search: 'tester@', category: 'all' } as const;
    const [tester] = (await admin.call(listUsersRoute, { query })).reply.items;
    for (const envelopeProfile of ['bulk-clearing', 'gross-settlement']) {
      const names = { environmentToken: envelopeProfile, environmentName: envelopeProfile, environmentGroup: 'SCT' };
      const scheme = { scheme: 'sct' as const, versions: ['2025' as const], canSendToTestEngine: true };
      const body = { ...names, ...scheme, clearing: { ...clearing, envelopeProfile }, join: [tester?.userId ?? ''] };
      expect((await admin.call(saveSimEnvRoute, { body })).status).toBe(200);
    }
  });

  const textOf = async (fileId: string): Promise<string> =>
    (await here.tester.call(readFileRoute, { params: { fileId } })).reply.content ?? '';
  const rulesOf = async (fileId: string) =>
    (await here.tester.call(readReportRoute, { params: { fileId }, query: {} })).reply.validationMessages
      .filter(({ severity }) => severity === 'Error')
      .map(({ ruleId }) => ruleId);

  const template = { templateName: 'sct-typical', rbVersion: '2025', values: { fields: {} } } as const;
  const create = async (envToken: string, deliberateError?: string) => {
    const body = { ...template, envToken, ...(deliberateError === undefined ? {} : { deliberateError }) };
    const made = await here.tester.call(importTemplateRoute, { body });
    expect([made.status, made.reply]).toMatchObject([200, {}]);
    return made.reply.vipFileSummary.fileId;
  };

  it.each([
    ['bulk-clearing', '<f:BlkClrIcfBlkCdtTrf xmlns:f="urn:clearbench:bulk:xsd:icf">'],
    ['gross-settlement', '<e:GrossSettlementMessage xmlns:e="urn:clearbench:gross">'],
  ])('are created from a template in the profile, sent and accepted: %s', async (envToken, root) => {
    const fileId = await create(envToken);
    expect(await textOf(fileId)).toContain(root);
    expect(await rulesOf(fileId)).toEqual([]);
    const sent = await here.tester.call(sendAndWaitRoute, { params: { fileId }, query: { wait: '30s' } });
    expect(sent.reply.transfer?.verdict).toMatchObject({ groupStatus: 'ACCP', fileCode: 'A00' });
  });

  it.each(['bulk-clearing', 'gross-settlement'])('have one deliberate error: %s', async (envToken) =>
    expect(await rulesOf(await create(envToken, 'P-11'))).toEqual(['P-11']),
  );

  it.each([
    ['bulk-clearing', /^BC03SCTZYAADEF0\d{15}\.I$/],
    ['gross-settlement', /^GS01SCTZYAADEF0\d{15}\.M$/],
  ])('are named by the profile where the user gives no name: %s', async (envToken, pattern) => {
    const { reply: layout } = await here.tester.call(readTemplateLayoutRoute, {
      params: { name: template.templateName },
      query: { environmentToken: envToken },
    });
    expect(layout.isNamedByProfile).toBe(true);
    const generated = { ...template, envToken, transactions: 2, errors: [] };
    for (const { reply } of [
      await here.tester.call(importTemplateRoute, { body: { ...template, envToken } }),
      await here.tester.call(generateFileRoute, { body: generated }),
    ]) {
      expect(reply.vipFileSummary.fileName).toMatch(pattern);
    }
    const values = { ...template.values, fileName: 'own.xml' };
    const named = await here.tester.call(importTemplateRoute, { body: { ...template, envToken, values } });
    expect(named.reply.vipFileSummary.fileName).toBe('own.xml');
  });

  it('can break a rule of the header of the profile', async () =>
    expect(await rulesOf(await create('bulk-clearing', 'H-04'))).toEqual(['H-04']));

  it.each([
    ['bulk-clearing', '<f:NumCTBlk>1</f:NumCTBlk>'],
    ['gross-settlement', '<MsgDefIdr>pacs.008.001.08</MsgDefIdr>'],
  ])('are generated with many transactions: %s', async (envToken, part) => {
    const body = { ...template, envToken, transactions: 300, errors: [{ ruleId: 'P-11', count: 2 }] };
    const { status, reply } = await here.tester.call(generateFileRoute, { body });
    expect([status, reply]).toMatchObject([200, { planned: [{ ruleId: 'P-11', count: 2 }] }]);
    const { fileId } = reply.vipFileSummary;
    expect(await textOf(fileId)).toContain(part);
    expect(await rulesOf(fileId)).toEqual(['P-11', 'P-11']);
  });

  it.each([
    ['bulk-clearing', 'urn:clearbench:bulk:xsd:scf'],
    ['gross-settlement', 'urn:clearbench:gross'],
  ])('come in the profile when they are requested, and are recalled in it: %s', async (environmentToken, namespace) => {
    const params = { environmentToken };
    const request = async (body: Parameters<typeof here.tester.call<typeof requestIncomingRoute>>[1]['body']) => {
      const { status, reply } = await here.tester.call(requestIncomingRoute, { params, body });
      expect([status, reply]).toMatchObject([200, {}]);
      const fileId = reply.messages[0]?.fileId ?? '';
      await until(async () =>
        (await here.tester.call(readFileRoute, { params: { fileId } })).status === 200 ? true : undefined,
      );
      return fileId;
    };
    const { templateName, values } = template;
    const payment = await request({ kind: 'payment', from: { templateName, values } });
    expect(await textOf(payment)).toContain(namespace);
    expect(await rulesOf(payment)).toEqual([]);
    const recall = await request({ kind: 'recall', from: { fileId: payment } });
    expect(await textOf(recall)).toContain(namespace);
    expect(await rulesOf(recall)).toEqual([]);
  });
});
