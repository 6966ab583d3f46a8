import {
  listFilesRoute,
  readFileRoute,
  readReportRoute,
  sendFileRoute,
  validateFileRoute,
} from '@clearbench/contracts/file/routes';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'inquiries';

const textOf = (xml: string, tag: string): string =>
  new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

/** Opens a credit transfer clearing with a business day of one second and the user as member. */
const openClearing = async (admin: BenchClient): Promise<void> => {
  const query = { search: 'tester@', category: 'all' } as const;
  const [tester] = (await admin.call(listUsersRoute, { query })).reply.items;
  const clearing = {
    bic: 'ZYCSDEF0XXX',
    systemCode: 'ST2',
    cutOff: '16:30',
    secondsPerBusinessDay: 1,
    magicCents: true,
    reachable: [],
  };
  const body = {
    environmentToken,
    environmentName: 'Inquiries',
    environmentGroup: 'Credit transfers',
    scheme: 'sct' as const,
    versions: ['2021' as const, '2025' as const],
    canSendToTestEngine: true,
    clearing,
    join: [tester?.userId ?? ''],
  };
  expect((await admin.call(saveSimEnvRoute, { body })).status).toBe(200);
};

describe('inquiries over HTTP', () => {
  const here = serving();
  beforeAll(async () => openClearing(await benchClient(here.server.url, 'admin')));

  type RbVersion = '2021' | '2025';

  const make = async (templateName: string, fields: Record<string, string>, rbVersion: RbVersion = '2025') => {
    const values = { fileName: templateName, fields, groups: {} };
    const body = { templateName, envToken: environmentToken, rbVersion, values };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
  };
  const send = async (fileId: string) => {
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return until(async () => {
      const { reply } = await here.tester.call(listTransfersRoute, { query: { fileId } });
      return reply.items[0]?.verdict;
    });
  };
  const contentOf = async (fileId: string): Promise<string> =>
    (await here.tester.call(readFileRoute, { params: { fileId } })).reply.content ?? '';
  const answerTo = async (fileId: string, messageType: string): Promise<string> => {
    const answer = await until(async () => {
      const query = { environmentToken, direction: 'ST' as const, messageType };
      const { items } = (await here.tester.call(listFilesRoute, { query })).reply;
      return items.find(({ causedByFileId }) => causedByFileId === fileId);
    });
    const report = (await here.tester.call(readReportRoute, { params: { fileId: answer.fileId }, query: {} })).reply;
    expect(report.validationMessages.filter(({ severity }) => severity === 'Error')).toEqual([]);
    return contentOf(answer.fileId);
  };
  /** An accepted payment, as the fields of a template about it. */
  const paid = async (file: ReturnType<typeof make>) => {
    const { fileId } = await file;
    expect(await send(fileId)).toMatchObject({ groupStatus: 'ACCP' });
    const xml = await contentOf(fileId);
    return {
      originalMessageId: textOf(xml, 'MsgId'),
      originalEndToEndId: textOf(xml, 'EndToEndId'),
      originalTransactionId: textOf(xml, 'TxId'),
      originalAmount: textOf(xml, 'IntrBkSttlmAmt'),
      originalDate: textOf(xml, 'IntrBkSttlmDt'),
    };
  };

  it('are accepted and answered by the other bank, as the cents of the payment select', async () => {
    const claim = await make('sct-claim-non-receipt', await paid(make('sct-minimal', { amount: '10.00' })));
    expect(claim).toMatchObject({ messageType: 'camt.027.001.07', errors: 0 });
    expect(await send(claim.fileId)).toMatchObject({ groupStatus: 'ACCP' });
    expect(textOf(await answerTo(claim.fileId, 'camt.029.001.09'), 'Conf')).toBe('ACNR');

    const late = await make('sct-claim-value-date', await paid(make('sct-minimal', { amount: '10.62' })));
    expect(late).toMatchObject({ messageType: 'camt.087.001.06', errors: 0 });
    expect(await send(late.fileId)).toMatchObject({ groupStatus: 'ACCP' });
    expect(textOf(await answerTo(late.fileId, 'camt.029.001.09'), 'Conf')).toBe('RJVA');
  });

  it('have a reminder where the other bank was silent', async () => {
    const original = await paid(make('sct-minimal', { amount: '10.41' }));
    const claim = await make('sct-claim-non-receipt', original);
    expect(await send(claim.fileId)).toMatchObject({ groupStatus: 'ACCP' });
    const request = await make('sct-status-request', {
      ...original,
      originalMessage: 'camt.027',
      originalMessageId: textOf(await contentOf(claim.fileId), 'Id'),
    });
    const { validationReport } = (await here.tester.call(validateFileRoute, { body: { fileId: request.fileId } }))
      .reply;
    expect(validationReport.validationMessages.map(({ textKey }) => textKey)).toContain('finding.R-15.earlyInquiry');
    expect(await send(request.fileId)).toMatchObject({ groupStatus: 'ACCP' });
    expect(textOf(await answerTo(request.fileId, 'camt.029.001.09'), 'Conf')).toBe('ACNR');
  });

  it('are compared with the payment', async () => {
    const wrong = await make('sct-claim-value-date', {
      ...(await paid(make('sct-minimal', { amount: '10.00' }))),
      originalAmount: '11.00',
    });
    const { validationReport } = (await here.tester.call(validateFileRoute, { body: { fileId: wrong.fileId } })).reply;
    expect(validationReport.validationMessages.map(({ ruleId }) => ruleId)).toContain('R-02');
    expect(await send(wrong.fileId)).toMatchObject({ groupStatus: 'RJCT' });
  });

  it('use the messages of 2009 under the rulebook of 2021', async () => {
    const claim = await make('sct-claim-non-receipt-2021', await paid(make('sct-2021', {}, '2021')), '2021');
    expect(claim).toMatchObject({ messageType: 'camt.027.001.06', errors: 0 });
    expect(await send(claim.fileId)).toMatchObject({ groupStatus: 'ACCP' });
    expect(textOf(await answerTo(claim.fileId, 'camt.029.001.08'), 'Conf')).toBe('ACNR');
  });
});
