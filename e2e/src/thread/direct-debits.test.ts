import {
  listFilesRoute,
  readFileRoute,
  readReportRoute,
  sendFileRoute,
  uploadFileRoute,
} from '@clearbench/contracts/file/routes';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const textOf = (xml: string, tag: string): string =>
  new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

const environmentToken = 'debits';
const slowToken = 'debits-later';

/** Opens an SDD Core clearing with the user as member and a length of its business day in seconds. */
const openClearing = async (admin: BenchClient, token: string, secondsPerBusinessDay: number): Promise<void> => {
  const query = { search: 'tester@', category: 'all' } as const;
  const [tester] = (await admin.call(listUsersRoute, { query })).reply.items;
  const clearing = {
    bic: 'ZYCSDEF0XXX',
    systemCode: 'ST2',
    cutOff: '16:30',
    secondsPerBusinessDay,
    magicCents: true,
    reachable: [],
  };
  const body = {
    environmentToken: token,
    environmentName: `Debits of ${token}`,
    environmentGroup: 'Direct debits',
    scheme: 'core' as const,
    versions: ['2025' as const],
    canSendToTestEngine: true,
    clearing,
    join: [tester?.userId ?? ''],
  };
  expect((await admin.call(saveSimEnvRoute, { body })).status).toBe(200);
};

/** A camt.056 that cancels a duplicate collection. */
const cancellationOf = (collection: string): string => {
  const agent = (element: string): string =>
    `<${element}><Agt><FinInstnId><BICFI>${/<InstgAgt>[\s\S]*?<BICFI>(\w+)/.exec(collection)?.[1]}</BICFI></FinInstnId></Agt></${element}>`;
  const amount = textOf(collection, 'IntrBkSttlmAmt');
  const id = `CXL-${textOf(collection, 'MsgId')}`.slice(0, 35);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.056.001.08"><FIToFIPmtCxlReq>
<Assgnmt><Id>${id}</Id>${agent('Assgnr')}${agent('Assgne')}<CreDtTm>${textOf(collection, 'CreDtTm')}</CreDtTm></Assgnmt>
<CtrlData><NbOfTxs>1</NbOfTxs></CtrlData>
<Undrlyg><TxInf><CxlId>C-1</CxlId>
<OrgnlGrpInf><OrgnlMsgId>${textOf(collection, 'MsgId')}</OrgnlMsgId><OrgnlMsgNmId>pacs.003</OrgnlMsgNmId></OrgnlGrpInf>
<OrgnlEndToEndId>${textOf(collection, 'EndToEndId')}</OrgnlEndToEndId><OrgnlTxId>${textOf(collection, 'TxId')}</OrgnlTxId>
<OrgnlIntrBkSttlmAmt Ccy="EUR">${amount}</OrgnlIntrBkSttlmAmt><OrgnlIntrBkSttlmDt>${textOf(collection, 'IntrBkSttlmDt')}</OrgnlIntrBkSttlmDt>
<CxlRsnInf><Rsn><Cd>DUPL</Cd></Rsn></CxlRsnInf>
<OrgnlTxRef><MndtRltdInf><MndtId>${textOf(collection, 'MndtId')}</MndtId><DtOfSgntr>${textOf(collection, 'DtOfSgntr')}</DtOfSgntr></MndtRltdInf></OrgnlTxRef></TxInf></Undrlyg></FIToFIPmtCxlReq></Document>
`;
};

describe('direct debits over HTTP', () => {
  const here = serving();
  beforeAll(async () => {
    const admin = await benchClient(here.server.url, 'admin');
    await openClearing(admin, environmentToken, 1);
    await openClearing(admin, slowToken, 3_600);
  });

  const make = async (templateName: string, fields: Record<string, string>, envToken = environmentToken) => {
    const values = { fileName: templateName, fields, groups: {} };
    const body = { templateName, envToken, rbVersion: '2025' as const, values };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
  };
  const send = async (fileId: string) => {
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return until(async () => {
      const { reply } = await here.tester.call(listTransfersRoute, { query: { fileId } });
      return reply.items[0]?.verdict;
    });
  };
  const answerTo = async (fileId: string, messageType: string) => {
    const answer = await until(async () => {
      const query = { environmentToken, direction: 'ST' as const, messageType };
      const { items } = (await here.tester.call(listFilesRoute, { query })).reply;
      return items.find(({ causedByFileId }) => causedByFileId === fileId);
    });
    const { reply } = await here.tester.call(readFileRoute, { params: { fileId: answer.fileId } });
    const report = (await here.tester.call(readReportRoute, { params: { fileId: answer.fileId }, query: {} })).reply;
    expect(report.validationMessages.filter(({ severity }) => severity === 'Error')).toEqual([]);
    return reply.content ?? '';
  };

  it('are valid by default, accepted, and refunded after their due date', async () => {
    const file = await make('core-minimal', { amount: '10.23' });
    expect(file).toMatchObject({ messageType: 'pacs.003.001.08', validity: 'valid', errors: 0, warnings: 0 });
    expect(await send(file.fileId)).toMatchObject({ groupStatus: 'ACCP', messageType: 'pacs.003.001.08' });
    expect(textOf(await answerTo(file.fileId, 'pacs.002.001.10'), 'GrpSts')).toBe('ACCP');
    expect(textOf(await answerTo(file.fileId, 'pacs.004.001.09'), 'Cd')).toBe('MD06');
  });

  it('with errors are reported and rejected', async () => {
    const { fileId, validity, errors } = await make('core-error', {});
    expect([validity, errors]).toEqual(['invalid', 2]);
    expect(await send(fileId)).toMatchObject({ groupStatus: 'RJCT', bulkCode: 'B03' });
  });

  it("of the other side are delivered before their due date, and rejected by the debtor's bank", async () => {
    const { fileId } = await make('core-minimal', { amount: '10.00', endToEndId: 'SIM:MIRROR' });
    await send(fileId);
    const collected = await answerTo(fileId, 'pacs.003.001.08');
    const original = {
      originalMessageId: textOf(collected, 'MsgId'),
      originalEndToEndId: textOf(collected, 'EndToEndId'),
      originalTransactionId: textOf(collected, 'TxId'),
      originalAmount: textOf(collected, 'IntrBkSttlmAmt'),
      originalDate: textOf(collected, 'IntrBkSttlmDt'),
    };
    const reject = await make('core-reject', original);
    expect(reject).toMatchObject({ messageType: 'pacs.002.001.10', errors: 0 });
    expect(await send(reject.fileId)).toMatchObject({ groupStatus: 'ACCP' });
    expect(await send((await make('core-reject', { ...original, originalAmount: '11.00' })).fileId)).toMatchObject({
      groupStatus: 'RJCT',
    });
  });

  it("are cancelled by the creditor's bank before they settle, without later answers", async () => {
    const { fileId } = await make('core-minimal', { amount: '10.23' }, slowToken);
    await send(fileId);
    const transferOf = async () => (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
    const planned = await transferOf();
    expect(planned?.answers.map(({ messageType }) => messageType)).toEqual(['pacs.002.001.10', 'pacs.004.001.09']);
    expect(planned).toHaveProperty('settlesAt');
    const collection = (await here.tester.call(readFileRoute, { params: { fileId } })).reply.content ?? '';
    const query = { environmentToken: slowToken, rbVersion: '2025' as const, fileName: 'cancel.xml' };
    const body = cancellationOf(collection);
    const uploaded = (await here.tester.call(uploadFileRoute, { query, body })).reply.vipFileSummary;
    expect(await send(uploaded.fileId)).toMatchObject({
      groupStatus: 'ACCP',
      fileCode: 'A00',
      reasons: [{ textKey: 'engine.collectionsCancelled' }],
    });
    const after = await until(async () => {
      const transfer = await transferOf();
      return transfer?.state === 'closed' ? transfer : undefined;
    });
    expect(after.answers.map(({ messageType }) => messageType)).toEqual(['pacs.002.001.10']);
    expect(after).not.toHaveProperty('settlesAt');
  });
});
