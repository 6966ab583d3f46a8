import { browser } from '@clearbench/access/testing/browser.fixture';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { callChannelRoutes } from './channel-calls.ts';
import { png, xsd } from './content-samples.ts';
import type { Input } from './described-calls.ts';
import { type DescribedServer, startDescribedServer } from './described-server.ts';
import { environmentCalls } from './environment-calls.ts';
import { invalidInputs } from './invalid-inputs.ts';
import { callListsOfFiles } from './list-calls.ts';
import { callReferenceDataRoutes } from './reference-data-calls.ts';
import { callMakeCase, callSuiteRoutes } from './suite-calls.ts';
import { callSuiteRunRoutes } from './suite-run-calls.ts';
import { serviceAccountCalls, tokenCalls } from './token-calls.ts';

type Json = Record<string, unknown>;

describe('every route, validated against the API description', () => {
  let server: DescribedServer;
  let admin: BenchClient;
  let tester: BenchClient;
  let api: DescribedServer['api'];
  const succeeded = new Set<string>();

  beforeAll(async () => {
    server = await startDescribedServer();
    api = server.api;
    admin = await benchClient(server.url, 'admin');
    tester = await benchClient(server.url, 'tester');
  });
  afterAll(() => server.stop());

  /** Calls an operation that must succeed, and returns its reply. */
  const done = async <T = Json>(client: BenchClient, name: string, input: Input = {}): Promise<T> => {
    const answered = await api.call(client, name, input);
    expect({ name, faults: api.faultsOf(name, answered) }).toEqual({ name, faults: [] });
    expect({ name, status: answered.status, reply: answered.status === 200 ? '' : answered.reply }).toEqual({
      name,
      status: 200,
      reply: '',
    });
    succeeded.add(name);
    return answered.reply as T;
  };
  const uploaded = async (id: string, rbVersion = '2025'): Promise<string> => {
    const query = { environmentToken: 'sct', rbVersion, fileName: `${id}.xml` };
    const { vipFileSummary } = await done(tester, 'uploadFile', { query, body: samplePayment(id, '1.00') });
    return String((vipFileSummary as Json).fileId);
  };

  it('answers public routes', async () => {
    for (const name of ['heartbeat', 'loginUrls', 'readAppInfo', 'readAppSettings', 'listTimeZones', 'listLanguages'])
      await done(tester, name);
    for (const name of ['readFont', 'readCustomStylesSheet', 'listRules']) await done(tester, name);
    await done(tester, 'userInfo', { body: { timeZone: 'Europe/Berlin' } });
    await done(tester, 'readTranslations', { path: { lang: 'de' } });
    await done(tester, 'readRule', { path: { ruleId: 'P-11' } });
    await done(tester, 'sendContact', {
      body: { name: 'Thea', email: 'thea@bank.example', subject: 'Hello', message: 'A question.' },
    });
  });

  it("answers routes about the user's own account", async () => {
    const settings = await done(tester, 'readProfile');
    await done(tester, 'changeProfile', { body: { ...settings, theme: 'dark' } });
    await done(tester, 'readOwnPlan');
    await tokenCalls(done, tester);
    await serviceAccountCalls(done, admin);
    const unverified = await benchClient(server.url, 'unverified');
    await done(unverified, 'requestVerification');
    await done(unverified, 'signOut');
    await done(await benchClient(server.url, 'unverified'), 'signOutEverywhere');
    await done(await benchClient(server.url, 'rejected'), 'deleteOwnAccount');
  });

  it('answers routes about files', async () => {
    const fileId = await uploaded('FILE');
    const path = { fileId };
    await done(tester, 'listFiles', { query: { environmentToken: 'sct' } });
    for (const name of [
      'readFile',
      'readContent',
      'readReport',
      'readCheckProfile',
      'readAnnotation',
      'listVersions',
      'readConversation',
      'compareWithOriginal',
    ])
      await done(tester, name, { path });
    const unchanged = await api.call(tester, 'readContent', { path, headers: { 'If-None-Match': '"1"' } });
    expect([unchanged.status, api.faultsOf('readContent', unchanged)]).toEqual([304, []]);
    await done(tester, 'readContentPiece', { path, query: { number: 1 } });
    await done(tester, 'searchContent', { path, query: { text: 'FILE' } });
    const body = samplePayment('FILE', '2.00').replace('SLEV', 'SHAR');
    await done(tester, 'saveContent', { path, body, headers: { 'If-Match': '"1"' } });
    await done(tester, 'compareVersions', { path, query: { from: 1, to: 2 } });
    await done(tester, 'reportComments', { path });
    await done(tester, 'indentFile', { path });
    await done(tester, 'newIds', { path });
    await done(tester, 'validateFile', { body: { fileId } });
    await done(tester, 'renameFile', { path, body: 'renamed.xml' });
    await done(tester, 'switchFileDirection', { path });
    const { vipFileSummary } = await done(tester, 'copyFile', { path });
    const copy = { fileId: String((vipFileSummary as Json).fileId) };
    const older = { fileId: await uploaded('OLDER', '2023') };
    await done(tester, 'upgradeFile', { path: older, body: { rbVersion: '2025' } });
    await done(tester, 'deleteFile', { path: copy });
    await done(tester, 'restoreFile', { path: copy });
    const sent = { fileId: await uploaded('SENT') };
    await done(tester, 'sendFile', { path: sent, query: { action: 'send' } });
    await done(tester, 'sendAndWait', { path: sent, query: { wait: '5s' } });
    await callListsOfFiles(done, tester, sent.fileId);
    await callMakeCase({ done, tester }, sent.fileId);
  });

  it('answers routes about templates', async () => {
    await done(tester, 'listTemplates', { query: { environmentToken: 'sct' } });
    await done(tester, 'readTemplateLayout', { path: { name: 'sct-typical' } });
    await done(tester, 'importTemplate', { body: { templateName: 'sct-typical', envToken: 'sct', values: {} } });
    const generated = { templateName: 'sct-typical', envToken: 'sct', transactions: 3 };
    await done(tester, 'generateFile', { body: { ...generated, errors: [{ ruleId: 'P-11', share: 0.5 }] } });
    await done(admin, 'listAllTemplates');
    const {
      templateName: _,
      version: __,
      ...details
    } = await done(admin, 'readTemplate', { path: { name: 'sct-typical' } });
    const [content] = [details];
    const known = ['title', 'description', 'group', 'messageType', 'scheme', 'rbVersions', 'sections', 'body'];
    const own = Object.fromEntries(Object.entries(content).filter(([name]) => known.includes(name)));
    await done(admin, 'checkTemplate', { body: own });
    await done(admin, 'saveTemplate', { body: { templateName: 'own-one', content: own } });
    await done(admin, 'deleteTemplate', { path: { name: 'own-one' } });
    await done(admin, 'listRemovedTemplates');
    await done(admin, 'restoreTemplate', { path: { name: 'own-one' } });
    const builtIn = await done<Json[]>(admin, 'listBuiltInTemplates');
    const { sha256 } = builtIn.find(({ templateName }) => templateName === 'sct-typical') ?? {};
    await done(admin, 'compareBuiltInTemplate', { path: { name: 'sct-typical' } });
    await done(admin, 'installBuiltInTemplates', {
      body: { choices: [{ templateName: 'sct-typical', take: 'builtIn', sha256 }] },
    });
  });

  it('answers routes about environments and plans', async () => {
    await done(tester, 'listSimEnvs');
    await done(admin, 'countSimEnvs');
    await done(admin, 'readSimEnv', { path: { environmentId: 'sct-bench' } });
    await done(admin, 'readSimEnvRules', { path: { environmentId: 'sct-bench' } });
    await done(admin, 'saveSimEnvRules', {
      path: { environmentId: 'sct-bench' },
      body: { basedOn: 1, severities: { 'P-11': 'Warning' } },
    });
    const { clearing } = await done(admin, 'readSimEnv', { path: { environmentId: 'sct-bench' } });
    const { environmentId } = await done(admin, 'saveSimEnv', {
      body: {
        environmentToken: 'contract',
        environmentName: 'Contract',
        environmentGroup: 'Tests',
        versions: ['2025'],
        canSendToTestEngine: true,
        clearing: { ...(clearing as Json), allowOwnScenarios: true },
      },
    });
    const own = { environmentId: String(environmentId) };
    const there = { environmentToken: 'contract' };
    await done(admin, 'saveOwnScenarioList', { path: there, body: { text: 'rules: []' } });
    await done(admin, 'readOwnScenarioList', { path: there });
    await done(admin, 'readOwnScenarioVersion', { path: { ...there, version: '1' } });
    await done(admin, 'deleteSimEnv', { path: own });
    await done(admin, 'listRemovedSimEnvs');
    await done(admin, 'restoreSimEnv', { path: own });
    await done(admin, 'listPlans');
    const terms = { planName: 'Contract', planDescription: '', canCreate: true, canValidate: true, canEdit: true };
    const { planId } = await done(admin, 'savePlan', { body: { ...terms, showPlanInfo: true, maxEnvs: 2 } });
    await done(admin, 'deletePlan', { path: { planId: String(planId) } });
  });

  it('answers routes about users and invitations', async () => {
    const { items } = await done<{ items: Json[] }>(admin, 'listUsers');
    const of = (email: string) => items.find((user) => String(user.email).startsWith(`${email}@`)) ?? {};
    const { userId } = of('tester2');
    const path = { userId: String(userId) };
    await done(admin, 'readUser', { path });
    await done(admin, 'changeUser', { body: { ...of('tester2'), userState: 'ENABLED' } });
    await done(admin, 'decideApproval', { body: { userIds: [of('waiting').userId], approvedState: 'APPROVED' } });
    await done(admin, 'updatePlans', { body: { userIds: [userId], planId: of('tester').planId } });
    await done(admin, 'endSessions', { path });
    await done(admin, 'readAudit', { path });
    await done(admin, 'exportAudit', { path, query: { format: 'csv' } });
    await done(admin, 'readAccountAsOf', { path, query: { at: new Date().toISOString() } });
    await done(admin, 'readHistory', { path: { noun: 'sim-env', id: 'sct-bench' } });
    await done(admin, 'inviteUser', { body: { addresses: ['new@bank.example'] } });
    const [invitation] = await done<Json[]>(admin, 'listInvitations');
    const invited = { invitationId: String(invitation?.invitationId) };
    await done(admin, 'resendInvitation', { path: invited });
    await done(admin, 'revokeInvitation', { path: invited });
    await done(admin, 'deleteUser', { query: { userId: String(of('disabled').userId) } });
  });

  it('answers routes about reference data', async () => {
    const [format] = await done<Json[]>(admin, 'listFormats');
    const path = { formatId: String(format?.id) };
    for (const name of ['readFormat', 'readFormatTree', 'readFormatXsd']) await done(admin, name, { path });
    await done(admin, 'saveFormat', { body: { ...path, basedOn: 0, severities: { 'P-11': 'Warning' } } });
    await done(admin, 'deleteFormat', { path });
    const query = { messageScheme: 'sct', rbVersion: '2025', messageType: 'note.001.001.01' };
    const added = await done(admin, 'addFormat', { query, body: xsd });
    const own = { formatId: String(added.formatId) };
    await done(admin, 'uploadFormatXsd', { path: own, query: { basedOn: Number(added.version) }, body: xsd });
    await done(admin, 'listCodeLists');
    const list = { name: 'own_list', title: 'Own', codes: { ABCD: { texts: { en: 'A code' } } } };
    await done(admin, 'saveCodeList', { body: list });
    await done(admin, 'readCodeList', { path: { name: 'own_list' } });
    const csv = await done<string>(admin, 'exportCodeList', { path: { name: 'own_list' } });
    await done(admin, 'readCodeListCsv', { body: { csv } });
    await done(admin, 'deleteCodeList', { path: { name: 'own_list' } });
    const environment = { environmentId: 'sct-bench' };
    const { version: lists } = await done(admin, 'readScenarioList', { path: environment });
    const text = 'rules:\n  - id: one\n    when: { cents: 77 }\n    then: [{ accept: {} }]\n';
    await done(admin, 'checkScenarioList', { body: { text } });
    const saved = await done(admin, 'saveScenarioList', { path: environment, body: { text, basedOn: Number(lists) } });
    await done(admin, 'readScenarioVersion', { path: { ...environment, version: String(saved.version) } });
    await done(admin, 'readBuiltInScenarios', { path: { list: 'cents' } });
    await done(admin, 'readScenarioSchema');
    await done(admin, 'dryRunScenarios', { body: { environmentToken: 'sct', message: '<Document/>' } });
    await callReferenceDataRoutes({ done, admin });
  });

  it('answers routes about test suites', () => callSuiteRoutes({ done, tester, admin }));
  it('answers routes about runs of suites', () => callSuiteRunRoutes({ done, tester }));
  it('answers routes about channels', () => callChannelRoutes({ done, admin, tester }));

  it('answers routes about texts, look and feel and settings', async () => {
    await done(admin, 'listTranslations');
    const key = 'error.request.tooLarge';
    await done(admin, 'saveTranslations', { body: { language: 'it', texts: [{ key, text: 'Troppo grande' }] } });
    await done(admin, 'removeTranslation', { body: { language: 'it', key } });
    await done(admin, 'removeLanguage', { body: { language: 'it' } });
    const { computedStyles: _, version: __, ...styles } = await done(admin, 'readCustomStyles');
    await done(admin, 'readDefaultStyles');
    const { version } = await done(admin, 'changeCustomStyles', { body: { ...styles, primaryColor: '#116644' } });
    await done(admin, 'resetCustomStyles', { query: { basedOn: Number(version) } });
    const logo = { asset: 'logo-light' };
    const { sha256 } = await done(admin, 'replaceAsset', { path: logo, query: { basedOn: 'none' }, body: png });
    await done(admin, 'listAssets');
    const read = await api.call(tester, 'readAsset', { path: logo });
    expect(read.status).toBe(200);
    succeeded.add('readAsset');
    await done(admin, 'removeAsset', { path: logo, query: { basedOn: String(sha256) } });
    await done(admin, 'readSetup');
    await done(admin, 'dismissSetup', { body: { dismissed: true } });
    await done(admin, 'readConnections');
    await done(admin, 'sendTestMail', { body: {} });
    await done(admin, 'retryParkedEvents');
    await done(admin, 'checkProvider', { path: { name: 'demo' } });
    await done(admin, 'startSignInTest', { path: { name: 'demo' } });
    await done(admin, 'readSignInTest');
    await done(admin, 'changeAppSettings', { body: { newUserNeedApproval: true } });
  });

  it('answers routes about clocks and verifications of payees', () => environmentCalls(done, admin));

  it('answers routes about statistics and metrics', async () => {
    for (const name of ['readActions', 'readMessageTypes', 'readNewUsers']) await done(admin, name);
    for (const name of ['listDomains', 'readMetrics', 'scrapeMetrics']) await done(admin, name);
    const until = new Date().toISOString().slice(0, 10);
    const { replayId } = await done(admin, 'startReplay', { body: { until } });
    const path = { replayId: String(replayId) };
    await done(admin, 'paceReplay', { path, body: { pace: 10 } });
    await done(admin, 'readReplay', { path });
    await done(admin, 'endReplay', { path });
  });

  it('covers every route', () => {
    /** The demo installation has an administrator; the tests of the start in production cover this route. */
    const elsewhere = ['claimInstallation'];
    expect(api.names.filter((name) => !succeeded.has(name) && !elsewhere.includes(name))).toEqual([]);
  });

  it('declares every refusal it answers', async () => {
    const otherUser = await benchClient(server.url, 'waiting');
    const anonymous = { ...tester, browser: browser(server.url) };
    const faults: string[] = [];
    for (const name of api.names) {
      const { path, method, operation } = api.found(name);
      for (const client of [admin, otherUser, anonymous])
        for (const input of invalidInputs(path, operation)) {
          if (input.body !== undefined && method === 'GET') continue;
          const answered = await api.call(client, name, input);
          const found = api.faultsOf(name, answered);
          if (found.length > 0) faults.push(`${name} ${JSON.stringify(input)}: ${found.join('; ')}`);
        }
    }
    expect([...new Set(faults)]).toEqual([]);
  });
});
