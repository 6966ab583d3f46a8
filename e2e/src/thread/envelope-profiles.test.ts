import {
  checkEnvelopeRoute,
  deleteEnvelopeRoute,
  listEnvelopesRoute,
  listEnvelopeVersionsRoute,
  readEnvelopeRoute,
  restoreEnvelopeRoute,
  saveEnvelopeRoute,
} from '@clearbench/contracts/envelope/routes';
import { listFilesRoute, readFileRoute, readReportRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { deleteSimEnvRoute, saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { restoreSimEnvRoute } from '@clearbench/contracts/sim-env/removed-routes';
import { sendAndWaitRoute } from '@clearbench/contracts/transfer/send-routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';

const environmentToken = 'own-envelopes';

const profileText = (name: string): string => `# The files of one bank
profile: own-bank
name: ${name}
fileName: 'OB-{sender}-{time}{number}.{type}'
header: { sender: From, receiver: To, reference: Ref, originalReference: Original, rejectionReason: Result }
files:
  - { type: IN, family: credit, role: input, root: In, namespace: 'urn:own:in', services: [SCT],
      fields: [reference, sender, receiver], bulks: [{ element: FIToFICstmrCdtTrf, counter: Nb }] }
  - { type: OUT, family: credit, role: validation, root: Out, namespace: 'urn:own:out', services: [SCT],
      fields: [receiver, sender, reference, originalReference, rejectionReason], bulks: [{ element: FIToFIPmtStsRpt }] }
`;

const bulk = samplePayment('ENVELOPE', '1.00')
  .replace(/<\?.*\?>\s*/, '')
  .replace(/<\/?Document[^>]*>\s*/g, '')
  .replace('<FIToFICstmrCdtTrf>', '<FIToFICstmrCdtTrf xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">');
const ownFile = `<In xmlns="urn:own:in"><Ref>OWN1</Ref><From>ZYAADEF0</From><To>ZYCSDEF0</To><Nb>1</Nb>${bulk}</In>`;

describe('an envelope profile of an administrator', () => {
  const here = serving();
  let admin: BenchClient;

  const openEnvironment = async (envelopeProfile: string, token = environmentToken) => {
    const query = { search: 'tester@', category: 'all' } as const;
    const [tester] = (await admin.call(listUsersRoute, { query })).reply.items;
    const clearing = {
      bic: 'ZYCSDEF0XXX',
      systemCode: 'ST2',
      cutOff: '16:30',
      secondsPerBusinessDay: 1,
      magicCents: false,
      reachable: [],
      envelopeProfile,
    };
    const names = { environmentToken: token, environmentName: token, environmentGroup: 'Credit transfers' };
    const scheme = { scheme: 'sct' as const, versions: ['2025' as const], canSendToTestEngine: true };
    return admin.call(saveSimEnvRoute, { body: { ...names, ...scheme, clearing, join: [tester?.userId ?? ''] } });
  };

  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    const { status, reply } = await admin.call(saveEnvelopeRoute, { body: { text: profileText('Own bank') } });
    expect([status, reply.profileId, reply.version]).toEqual([200, 'own-bank', 1]);
  });

  it('decides the files of an environment: checks, answers and file names', async () => {
    expect((await openEnvironment('own-bank')).status).toBe(200);
    const query = { environmentToken, rbVersion: '2025', fileName: 'OB-ZYAADEF0-261120103000001.IN' } as const;
    const { fileId } = (await here.tester.call(uploadFileRoute, { query, body: ownFile })).reply.vipFileSummary;
    const report = (await here.tester.call(readReportRoute, { params: { fileId }, query: {} })).reply;
    expect(report.validationMessages.filter(({ ruleId }) => /^[HT]-/.test(ruleId))).toEqual([]);
    const { reply } = await here.tester.call(sendAndWaitRoute, { params: { fileId }, query: { wait: '30s' } });
    expect(reply.transfer?.verdict).toMatchObject({ fileCode: 'A00', file: { fileType: 'IN', reference: 'OWN1' } });
    const answer = await until(async () => {
      const listed = await here.tester.call(listFilesRoute, { query: { environmentToken, direction: 'ST' } });
      return listed.reply.items.find(({ causedByFileId }) => causedByFileId === fileId);
    });
    expect(answer.fileName).toMatch(/^OB-ZYCSDEF0-\d{15}\.OUT$/);
    const read = await here.tester.call(readFileRoute, { params: { fileId: answer.fileId } });
    expect(read.reply.content).toContain('<f:Original>OWN1</f:Original>');
    const ofAnswer = await here.tester.call(readReportRoute, { params: { fileId: answer.fileId }, query: {} });
    expect(ofAnswer.reply.validationSummary.errors).toBe(0);
  });

  it('of single messages wraps the answers with a business header', async () => {
    expect((await openEnvironment('gross-settlement', 'gross')).status).toBe(200);
    const query = { environmentToken: 'gross', rbVersion: '2025', fileName: 'single.xml' } as const;
    const body = samplePayment('SINGLE', '1.00');
    const { fileId } = (await here.tester.call(uploadFileRoute, { query, body })).reply.vipFileSummary;
    const report = (await here.tester.call(readReportRoute, { params: { fileId }, query: {} })).reply;
    const [found] = report.validationMessages.filter(({ ruleId }) => ruleId === 'T-02');
    expect(found).toMatchObject({
      textKey: 'finding.T-02.noEnvelopeIn',
      params: { environment: 'gross', own: 'Real-time gross settlement shape' },
    });
    await here.tester.call(sendAndWaitRoute, { params: { fileId }, query: { wait: '30s' } });
    const answer = await until(async () => {
      const listed = await here.tester.call(listFilesRoute, { query: { environmentToken: 'gross', direction: 'ST' } });
      return listed.reply.items.find(({ causedByFileId }) => causedByFileId === fileId);
    });
    expect(answer.fileName).toMatch(/^GS01SCTZYCSDEF0\d{15}\.M$/);
    expect(answer.messageType).toMatch(/^pacs\.002/);
    const read = await here.tester.call(readFileRoute, { params: { fileId: answer.fileId } });
    expect(read.reply.content).toMatch(
      /^<\?xml.*\n<e:GrossSettlementMessage xmlns:e="urn:clearbench:gross">\s*<AppHdr/,
    );
    const ofAnswer = await here.tester.call(readReportRoute, { params: { fileId: answer.fileId }, query: {} });
    expect(ofAnswer.reply.validationSummary.errors).toBe(0);
  });

  it('has versions, which can be restored; another one came first is a conflict', async () => {
    const params = { profileId: 'own-bank' };
    const body = { text: profileText('Renamed'), profileId: 'own-bank', basedOn: 1 };
    expect((await admin.call(saveEnvelopeRoute, { body })).reply.version).toBe(2);
    expect(
      (await admin.call(saveEnvelopeRoute, { body: { ...body, text: profileText('Other') } })).reply,
    ).toMatchObject({
      errorKey: 'envelope.stale',
    });
    const back = { params: { ...params, version: 1 }, body: { basedOn: 2 } };
    expect((await admin.call(restoreEnvelopeRoute, back)).reply.version).toBe(3);
    const versions = (await admin.call(listEnvelopeVersionsRoute, { params })).reply;
    expect(versions.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
      [3, 1],
      [2, undefined],
      [1, undefined],
    ]);
    expect((await admin.call(readEnvelopeRoute, { params })).reply).toMatchObject({ name: 'Own bank', version: 3 });
  });

  it('shows what it recognises in a file, or its errors with their places', async () => {
    const text = profileText('Own bank');
    const { reply } = await admin.call(checkEnvelopeRoute, { body: { text, file: ownFile.replace('>1<', '>2<') } });
    expect(reply.faults).toEqual([]);
    expect(reply.recognised).toMatchObject({
      fileType: 'IN',
      header: [{ meaning: 'reference', element: 'Ref', value: 'OWN1' }, {}, {}],
      bulks: [{ element: 'FIToFICstmrCdtTrf', counter: 'Nb', stated: '2', found: 1 }],
    });
    expect(reply.recognised?.findings.map(({ ruleId }) => ruleId)).toContain('H-08');
    const wrong = await admin.call(checkEnvelopeRoute, { body: { text: text.replace('From', 'To') } });
    expect(wrong.reply.faults[0]).toMatchObject({ line: 8, errorKey: 'envelope.duplicateElement' });
    const saved = await admin.call(saveEnvelopeRoute, { body: { text: 'profile: [' } });
    expect([saved.status, saved.reply]).toMatchObject([422, { errorKey: 'envelope.invalid', params: { line: 1 } }]);
  });

  it('cannot be deleted while an environment uses it, and none uses a profile that does not exist', async () => {
    const refused = await admin.call(deleteEnvelopeRoute, { params: { profileId: 'own-bank' } });
    expect(refused.reply).toMatchObject({ errorKey: 'envelope.inUse', params: { environments: environmentToken } });
    expect((await openEnvironment('nowhere', 'other')).reply).toMatchObject({ errorKey: 'envelope.notFound' });
    const listed = (await admin.call(listEnvelopesRoute, {})).reply;
    expect(listed.find(({ profileId }) => profileId === 'own-bank')?.usedBy).toEqual([environmentToken]);
  });

  it('that was deleted meanwhile is an error when an environment with it is restored', async () => {
    const text = profileText('Short-lived').replaceAll('own-bank', 'short-lived').replaceAll('urn:own', 'urn:short');
    expect((await admin.call(saveEnvelopeRoute, { body: { text } })).status).toBe(200);
    const opened = await openEnvironment('short-lived', 'short');
    const params = { environmentId: opened.reply.environmentId };
    expect((await admin.call(deleteSimEnvRoute, { params, query: { name: 'short' } })).status).toBe(200);
    expect((await admin.call(deleteEnvelopeRoute, { params: { profileId: 'short-lived' } })).status).toBe(200);
    const refused = await admin.call(restoreSimEnvRoute, { params });
    expect([refused.status, refused.reply]).toMatchObject([
      404,
      { errorKey: 'envelope.notFound', params: { profileId: 'short-lived' } },
    ]);
    await admin.call(saveEnvelopeRoute, { body: { text } });
    expect((await admin.call(restoreSimEnvRoute, { params })).status).toBe(200);
  });

  it('is for administrators, and those of the product are fixed', async () => {
    expect((await here.tester.call(listEnvelopesRoute, {})).status).toBe(403);
    expect((await admin.call(deleteEnvelopeRoute, { params: { profileId: 'neutral' } })).reply).toMatchObject({
      errorKey: 'envelope.builtIn',
    });
  });
});
