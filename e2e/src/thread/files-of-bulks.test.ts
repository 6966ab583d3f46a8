import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import {
  listFilesRoute,
  readFileRoute,
  readReportRoute,
  sendFileRoute,
  uploadFileRoute,
  validateFileRoute,
} from '@clearbench/contracts/file/routes';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { requestIncomingRoute } from '@clearbench/contracts/transfer/incoming-routes';
import { listTransfersRoute, type Transfer } from '@clearbench/contracts/transfer/routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { changeProfileRoute, readProfileRoute } from '@clearbench/contracts/user/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'files';
const clearingBic = 'ZYCSDEF0XXX';

const textOf = (xml: string, tag: string): string =>
  new RegExp(`<(?:\\w+:)?${tag}(?: [^>]*)?>([^<]*)</`).exec(xml)?.[1] ?? '';

/** Opens a clearing with a business day of one second and the user as member. */
const openClearing = async (admin: BenchClient): Promise<void> => {
  const query = { search: 'tester@', category: 'all' } as const;
  const [tester] = (await admin.call(listUsersRoute, { query })).reply.items;
  const clearing = {
    bic: clearingBic,
    systemCode: 'ST2',
    cutOff: '16:30',
    secondsPerBusinessDay: 1,
    magicCents: true,
    reachable: [],
  };
  const body = {
    environmentToken,
    environmentName: 'Files of bulks',
    environmentGroup: 'Credit transfers',
    scheme: 'sct' as const,
    versions: ['2025' as const],
    canSendToTestEngine: true,
    clearing,
    join: [tester?.userId ?? ''],
  };
  expect((await admin.call(saveSimEnvRoute, { body })).status).toBe(200);
};

/** A message as part of a file: its element has the namespace, without a Document element. */
const asBulk = (xml: string): string => {
  const namespace = /<Document[^>]* xmlns="([^"]*)"/.exec(xml)?.[1] ?? '';
  return xml
    .replace(/<\?.*\?>\s*/, '')
    .replace(/<\/?Document[^>]*>\s*/g, '')
    .replace(/<(FIToFICstmrCdtTrf)[^>]*>/, `<$1 xmlns="${namespace}">`);
};

const errorsIn = ({ validationMessages }: ValidationReport): string[] =>
  validationMessages.filter(({ severity }) => severity === 'Error').map(({ ruleId, path }) => `${ruleId} ${path}`);

const creditFile = (reference: string, sender: string, bulks: readonly string[]): string => {
  const fields = {
    SndgInst: sender,
    RcvgInst: clearingBic.slice(0, 8),
    FileRef: reference,
    SrvcId: 'SCT',
    TstCode: 'T',
    FType: 'ICF',
    FDtTm: new Date().toISOString().slice(0, 19),
    NumCTBlk: String(bulks.length),
    NumPCRBlk: '0',
    NumRFRBlk: '0',
    NumROIBlk: '0',
    NumSRBlk: '0',
  };
  const header = Object.entries(fields).map(([name, text]) => `<c:${name}>${text}</c:${name}>`);
  return `<c:CreditFile xmlns:c="urn:clearbench:csm:icf">\n${header.join('\n')}\n${bulks.map(asBulk).join('\n')}\n</c:CreditFile>\n`;
};

/** A second transfer with an invalid account. */
const withFaultyOne = (xml: string): string =>
  xml
    .replace(/<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>/, (one) => {
      const faulty = one.replace(/(<TxId>)[^<]*/, '$1FAULTY-TX').replace(
        // Check digits one higher are wrong for every account; 00 equals 97 modulo 97.
        /(<CdtrAcct>\s*<Id>\s*<IBAN>\w\w\d)(\d)/,
        (_, before: string, digit: string) => `${before}${(Number(digit) + 1) % 10}`,
      );
      return `${one}\n${faulty}`;
    })
    .replace(/(<NbOfTxs>)1/, '$12')
    .replace(/(<TtlIntrBkSttlmAmt[^>]*>)[^<]*/, '$120.00');

describe('a file with a valid, a partly valid and an invalid bulk, over HTTP', () => {
  const here = serving();
  let sender = '';
  let sent: Transfer;

  const payment = async (amount: string, endToEndId = 'NOTPROVIDED'): Promise<string> => {
    const values = { fileName: 'template', fields: { amount, endToEndId }, groups: {} };
    const body = { templateName: 'sct-minimal', envToken: environmentToken, rbVersion: '2025' as const, values };
    const { fileId } = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
    return (await here.tester.call(readFileRoute, { params: { fileId } })).reply.content ?? '';
  };
  const send = async (xml: string, fileName: string): Promise<Transfer> => {
    const query = { environmentToken, rbVersion: '2025' as const, fileName };
    const { fileId } = (await here.tester.call(uploadFileRoute, { query, body: xml })).reply.vipFileSummary;
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return until(async () => {
      const [transfer] = (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items;
      return transfer?.verdict === undefined ? undefined : transfer;
    });
  };
  const answersTo = (fileId: string, count: number) =>
    until(async () => {
      const query = { environmentToken, direction: 'ST' as const };
      const { items } = (await here.tester.call(listFilesRoute, { query })).reply;
      const answers = items.filter(({ causedByFileId }) => causedByFileId === fileId);
      return answers.length >= count ? answers.toReversed() : undefined;
    });
  const contentOf = async (fileId: string): Promise<string> =>
    (await here.tester.call(readFileRoute, { params: { fileId } })).reply.content ?? '';
  const errorsOf = async (fileId: string): Promise<string[]> =>
    errorsIn((await here.tester.call(readReportRoute, { params: { fileId }, query: {} })).reply);

  beforeAll(async () => {
    await openClearing(await benchClient(here.server.url, 'admin'));
    const [good, partly, bad] = [await payment('10.21'), await payment('10.00'), await payment('10.00')];
    sender = /<InstgAgt>[\s\S]*?<BICFI>(\w{8})/.exec(good)?.[1] ?? '';
    const wrong = bad.replace(/(<TtlIntrBkSttlmAmt[^>]*>)[^<]*/, '$199.00');
    sent = await send(creditFile('FIRST', sender, [good, withFaultyOne(partly), wrong]), `CB01SCT${sender}1.I`);
  });

  it('has a verdict for each bulk', () => {
    expect(sent.verdict).toMatchObject({
      groupStatus: 'PART',
      fileCode: 'A00',
      counts: { transactions: 4, accepted: 2, rejected: 2 },
      file: { fileType: 'ICF', reference: 'FIRST' },
      bulks: [{ bulkCode: 'B00' }, { bulkCode: 'B01' }, { bulkCode: 'B03' }],
    });
  });

  it('is answered by files: one with the status of all bulks, and one with the scripted return', async () => {
    const [report, returned] = await answersTo(sent.fileId, 2);
    const validation = await contentOf(report?.fileId ?? '');
    expect([textOf(validation, 'FType'), textOf(validation, 'OrigFRef')]).toEqual(['CVF', 'FIRST']);
    expect([...validation.matchAll(/<GrpSts>(\w+)/g)].map(([, status]) => status)).toEqual(['ACCP', 'PART', 'RJCT']);
    expect(await errorsOf(report?.fileId ?? '')).toEqual([]);
    const settled = await contentOf(returned?.fileId ?? '');
    expect([textOf(settled, 'FType'), textOf(settled, 'NumRFRBlk')]).toEqual(['SCF', '1']);
    expect(settled).toContain('<RtrdIntrBkSttlmAmt Ccy="EUR">10.21<');
    expect(await errorsOf(returned?.fileId ?? '')).toEqual([]);
  });

  it('is a duplicate when sent again: its reference and the accepted messages are known', async () => {
    const other = await payment('10.00');
    const again = await send(creditFile('FIRST', sender, [other]), `CB01SCT${sender}2.I`);
    expect(again.verdict).toMatchObject({
      groupStatus: 'RJCT',
      fileCode: 'A03',
      reasons: [{ textKey: 'engine.fileSeen' }],
    });
    const checked = await here.tester.call(validateFileRoute, { body: { fileId: again.fileId } });
    const used = checked.reply.validationReport.validationMessages.filter(({ ruleId }) => ruleId === 'H-06');
    expect(used).toMatchObject([{ textKey: 'finding.H-06.used', value: 'FIRST' }]);
    const [refusal] = await answersTo(again.fileId, 1);
    const text = await contentOf(refusal?.fileId ?? '');
    expect([textOf(text, 'FileRjctRsn'), text.includes('FIToFIPmtStsRpt')]).toEqual(['A03', false]);
    const next = await send(creditFile('SECOND', sender, [other, other]), `CB01SCT${sender}3.I`);
    expect(next.verdict?.bulks).toMatchObject([{ bulkCode: 'B00' }, { bulkCode: 'B04' }]);
    const third = await send(creditFile('THIRD', sender, [other]), `CB01SCT${sender}4.I`);
    expect(third.verdict?.bulks).toMatchObject([{ bulkCode: 'B04', groupStatus: 'RJCT' }]);
  });

  it('stores each bulk for later references', async () => {
    const mirrored = await send(
      creditFile('MIRRORS', sender, [await payment('10.00', 'SIM:MIRROR'), await payment('11.00', 'SIM:MIRROR')]),
      `CB01SCT${sender}5.I`,
    );
    const [, incoming] = await answersTo(mirrored.fileId, 2);
    const delivered = await contentOf(incoming?.fileId ?? '');
    expect(textOf(delivered, 'NumCTBlk')).toBe('2');
    const second = delivered.slice(delivered.lastIndexOf('<FIToFICstmrCdtTrf'));
    const values = {
      fileName: 'return',
      groups: {},
      fields: {
        originalMessageId: textOf(second, 'MsgId'),
        originalEndToEndId: textOf(second, 'EndToEndId'),
        originalTransactionId: textOf(second, 'TxId'),
        originalAmount: textOf(second, 'IntrBkSttlmAmt'),
        originalDate: textOf(second, 'IntrBkSttlmDt'),
      },
    };
    const body = { templateName: 'sct-return', envToken: environmentToken, rbVersion: '2025' as const, values };
    const { vipFileSummary } = (await here.tester.call(importTemplateRoute, { body })).reply;
    expect(await errorsOf(vipFileSummary.fileId)).toEqual([]);
    const returned = await send(await contentOf(vipFileSummary.fileId), 'return.xml');
    expect(returned.verdict).toMatchObject({ groupStatus: 'ACCP', messageType: 'pacs.004.001.09' });
  });

  it('uses a transaction id once, except that of a rejected transaction', async () => {
    const partly = withFaultyOne(await payment('10.00'));
    expect((await send(partly, 'partly.xml')).verdict).toMatchObject({
      groupStatus: 'PART',
      counts: { accepted: 1 },
    });
    const iban = /<CdtrAcct>\s*<Id>\s*<IBAN>(\w+)/.exec(partly)?.[1] ?? '';
    const fixed = partly
      .replace(/(<CdtrAcct>\s*<Id>\s*<IBAN>)\w+/g, `$1${iban}`)
      .replace(/(<MsgId>)[^<]*/, '$1ONCE-MORE');
    const again = await send(fixed, 'mended.xml');
    expect(again.verdict).toMatchObject({
      groupStatus: 'PART',
      counts: { accepted: 1, rejected: 1 },
      reasons: [{ trigger: 'AM05', transactionId: /<TxId>([^<]*)/.exec(partly)?.[1] }],
    });
  });

  it('has answers without errors in each further validation, for users with other settings too', async () => {
    const query = { environmentToken, direction: 'ST' as const };
    const { items } = (await here.tester.call(listFilesRoute, { query })).reply;
    expect(items.length).toBeGreaterThan(5);
    const errorsAgain = async (): Promise<string[]> => {
      const reports = items.map(({ fileId }) => here.tester.call(validateFileRoute, { body: { fileId } }));
      return (await Promise.all(reports)).flatMap(({ reply }) => errorsIn(reply.validationReport));
    };
    expect([await errorsAgain(), await errorsAgain()]).toEqual([[], []]);
    const { reply: own } = await here.tester.call(readProfileRoute, {});
    const other = { ...own, bic: 'ZYQQFRP0XXX', testCode: 'P' as const };
    await here.tester.call(changeProfileRoute, { body: other });
    expect(await errorsAgain()).toEqual([]);
    await here.tester.call(changeProfileRoute, { body: own });
    for (const { fileId, fileName } of items) {
      const checked = { environmentToken, rbVersion: '2025' as const, direction: 'ST' as const, fileName };
      const { reply } = await here.tester.call(checkTextRoute, { query: checked, body: await contentOf(fileId) });
      expect(errorsIn(reply.validationReport)).toEqual([]);
    }
  });

  it('arrives as a file of bulks where a tester requests it, and is recalled as one', async () => {
    const params = { environmentToken };
    const received = async (body: Parameters<typeof here.tester.call<typeof requestIncomingRoute>>[1]['body']) => {
      const { reply } = await here.tester.call(requestIncomingRoute, { params, body });
      const fileId = reply.messages[0]?.fileId ?? '';
      const summary = await until(async () => {
        const found = await here.tester.call(readFileRoute, { params: { fileId } });
        return found.status === 200 ? found.reply.vipFileSummary : undefined;
      });
      return { fileId, summary, content: await contentOf(fileId) };
    };
    const own = creditFile('OWN', sender, [await payment('10.00'), await payment('11.00')]);
    const query = { environmentToken, rbVersion: '2025' as const, fileName: `CB01SCT${sender}6.I` };
    const { fileId } = (await here.tester.call(uploadFileRoute, { query, body: own })).reply.vipFileSummary;
    const payments = await received({ from: { fileId } });
    expect(payments.summary).toMatchObject({
      direction: 'ST',
      messageType: 'pacs.008.001.08',
      errors: 0,
      transactions: 2,
    });
    expect(textOf(payments.content, 'NumCTBlk')).toBe('2');
    const recall = await received({ kind: 'recall', from: { fileId: payments.fileId }, code: 'FRAD' });
    expect(recall.summary).toMatchObject({
      messageType: 'camt.056.001.08',
      errors: 0,
      causedByFileId: payments.fileId,
    });
    const ids = [...payments.content.matchAll(/<MsgId>([^<]*)/g)].map(([, id]) => id);
    expect([...recall.content.matchAll(/<OrgnlMsgId>([^<]*)/g)].map(([, id]) => id)).toEqual(ids);
  });
});
