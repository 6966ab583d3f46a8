import { listFilesRoute, readFileRoute, readReportRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { advanceSimEnvClockRoute, resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { importTemplateRoute, readTemplateLayoutRoute } from '@clearbench/contracts/template/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { userIdOf } from '../channel/channels.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'bulk';
const params = { environmentToken };
const clearing = {
  bic: 'ZYCSDEF0XXX',
  systemCode: 'ST2',
  cutOff: '16:30',
  secondsPerBusinessDay: 20,
  magicCents: false,
  reachable: [],
  envelopeProfile: 'bulk-clearing',
};

describe('the recall of a credit transfer before its settlement, in a file', () => {
  const here = serving();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    const names = { environmentToken, environmentName: 'Bulk', environmentGroup: 'SCT' };
    const scheme = { scheme: 'sct' as const, versions: ['2025' as const], canSendToTestEngine: true };
    const join = [await userIdOf(here.tester)];
    await admin.call(saveSimEnvRoute, { body: { ...names, ...scheme, clearing, join } });
    const clock = { kind: 'fixed', instant: '2027-02-01T09:00:00.000Z' } as const;
    expect((await admin.call(resetSimEnvMemoryRoute, { params, body: { clock } })).status).toBe(200);
  });

  const advance = (seconds: number) => admin.call(advanceSimEnvClockRoute, { params, body: { seconds } });
  const transferOf = async (fileId: string) =>
    (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
  const sent = async (templateName: string, fields: Record<string, string> = {}): Promise<string> => {
    const body = { templateName, envToken: environmentToken, rbVersion: '2025' as const, values: { fields } };
    const { fileId } = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    await until(async () => ((await transferOf(fileId))?.verdict ? true : undefined));
    return fileId;
  };
  /** The values of the form about a sent payment. */
  const valuesAbout = async (fileId: string, templateName: string): Promise<Record<string, string>> => {
    const query = { environmentToken, answers: fileId };
    const { reply } = await here.tester.call(readTemplateLayoutRoute, { params: { name: templateName }, query });
    const fields = reply.sections.flatMap((section) => section.fields);
    return Object.fromEntries(fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])));
  };

  it('cancels the payment: the file of cancelled payments comes, and nothing settles', async () => {
    const payment = await sent('sct-typical');
    const recall = await sent('sct-recall', await valuesAbout(payment, 'sct-recall'));
    expect((await transferOf(recall))?.verdict).toMatchObject({
      groupStatus: 'ACCP',
      reasons: [{ textKey: 'engine.paymentsCancelled' }],
    });
    await advance(5);
    const file = await until(async () => {
      const query = { environmentToken, direction: 'ST' as const };
      const { items } = (await here.tester.call(listFilesRoute, { query })).reply;
      for (const { fileId } of items) {
        const text = (await here.tester.call(readFileRoute, { params: { fileId } })).reply.content ?? '';
        if (text.includes('urn:clearbench:bulk:xsd:ccf')) return { fileId, text };
      }
      return undefined;
    });
    expect(file.text).toContain('<TxSts>RJCT</TxSts>');
    const check = { params: { fileId: file.fileId }, query: {} };
    expect((await here.tester.call(readReportRoute, check)).reply.validationSummary.errors).toBe(0);
    await advance(3 * 86_400);
    const states = async (fileId: string) => (await transferOf(fileId))?.history.map(({ state }) => state);
    expect(await states(payment)).toContain('closed');
    expect(await states(payment)).not.toContain('settled');
  });
});
