import { readFileRoute, readReportRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { advanceSimEnvClockRoute, resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { importTemplateRoute, readTemplateLayoutRoute } from '@clearbench/contracts/template/routes';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { requestIncomingRoute } from '@clearbench/contracts/transfer/incoming-routes';
import {
  changePlannedAnswerRoute,
  listPlannedAnswersRoute,
} from '@clearbench/contracts/transfer/planned-answer-routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'inst';
const params = { environmentToken };
const noon = '2027-02-01T12:00:00.000Z';
const atTimeOut = '2027-02-01T12:00:07.000Z';

describe('an instant payment that a tester receives', () => {
  const here = serving();
  let admin: BenchClient;
  let answers = 0;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
  });
  beforeEach(async () => {
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: noon } } });
  });

  const advance = (seconds: number) => admin.call(advanceSimEnvClockRoute, { params, body: { seconds } });
  const transferOf = async (fileId: string) =>
    (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
  const textOf = (fileId: string) =>
    until(async () => {
      const found = await here.tester.call(readFileRoute, { params: { fileId } });
      return found.status === 200 ? (found.reply.content ?? '') : undefined;
    });
  const receive = async () => {
    const body = { kind: 'payment', from: { templateName: 'inst-credit-transfer', rbVersion: '2025' } } as const;
    const { status, reply } = await here.tester.call(requestIncomingRoute, { params, body });
    expect([status, reply]).toMatchObject([200, {}]);
    const fileId = reply.messages[0]?.fileId ?? '';
    const text = await textOf(fileId);
    await until(async () => ((await transferOf(fileId))?.answers[0]?.releasedAt ? true : undefined));
    return { fileId, text, transferId: reply.transferId };
  };

  const answerTo = (text: string, status: 'ACCP' | 'RJCT'): string => {
    answers += 1;
    const value = (tag: string) => new RegExp(`<${tag}>([^<]*)`).exec(text)?.[1] ?? '';
    const element = (tag: string) => new RegExp(`<${tag}>[\\s\\S]*?</${tag}>`).exec(text)?.[0] ?? '';
    const copied = (tag: string, as: string) => (value(tag) === '' ? '' : `<${as}>${value(tag)}</${as}>`);
    const rejected =
      status === 'ACCP'
        ? ''
        : '<TxSts>RJCT</TxSts><StsRsnInf><Orgtr><Id><OrgId><AnyBIC>ZYAADEF0XXX</AnyBIC></OrgId></Id></Orgtr><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>';
    const ids = [
      copied('InstrId', 'OrgnlInstrId'),
      copied('EndToEndId', 'OrgnlEndToEndId'),
      copied('TxId', 'OrgnlTxId'),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.002.001.10"><FIToFIPmtStsRpt>
<GrpHdr><MsgId>ANSWER-${answers}</MsgId><CreDtTm>2027-02-01T12:00:01Z</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${value('MsgId')}</OrgnlMsgId><OrgnlMsgNmId>pacs.008.001.08</OrgnlMsgNmId><GrpSts>${status}</GrpSts></OrgnlGrpInfAndSts>
<TxInfAndSts><StsId>STS-${answers}</StsId>${ids.join('')}${copied('UETR', 'OrgnlUETR')}${rejected}<AccptncDtTm>${value('AccptncDtTm')}</AccptncDtTm><OrgnlTxRef>${element('PmtTpInf')}${element('DbtrAgt')}</OrgnlTxRef></TxInfAndSts>
</FIToFIPmtStsRpt></Document>
`;
  };
  const send = async (xml: string) => {
    const query = { ...params, rbVersion: '2025' as const, fileName: 'answer.xml' };
    const { fileId } = (await here.tester.call(uploadFileRoute, { query, body: xml })).reply.vipFileSummary;
    const report = (await here.tester.call(readReportRoute, { params: { fileId }, query: {} })).reply;
    expect(report.validationMessages.filter(({ severity }) => severity === 'Error')).toEqual([]);
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const transfer = await until(async () => {
      const found = await transferOf(fileId);
      return found?.verdict && found;
    });
    return { fileId, verdict: transfer.verdict };
  };
  const statesOf = async (fileId: string) => (await transferOf(fileId))?.history.map(({ state }) => state);

  it.each(['ACCP', 'RJCT'] as const)(
    'is answered in time with %s, and the clearing waits no longer',
    async (status) => {
      const { fileId, text } = await receive();
      const timeOut = { role: 'beneficiary', seconds: 7, at: atTimeOut };
      expect((await transferOf(fileId))?.answers).toMatchObject([
        { timeOut },
        { messageType: 'pacs.002.001.10', dueAt: atTimeOut, rejects: {} },
      ]);
      await advance(3);
      const { verdict } = await send(answerTo(text, status));
      expect(verdict).toMatchObject({
        groupStatus: 'ACCP',
        reasons: [{ textKey: status === 'ACCP' ? 'engine.paymentConfirmed' : 'engine.paymentDeclined' }],
      });
      const answered = await until(async () => {
        const transfer = await transferOf(fileId);
        return transfer?.state === 'closed' ? transfer : undefined;
      });
      expect(answered.answers).toMatchObject([{ timeOut, confirmation: { status, at: '2027-02-01T12:00:03.000Z' } }]);
      await advance(30);
      expect(await statesOf(fileId)).toEqual(['received', 'answered', 'closed']);
      const { messages } = (await here.tester.call(readConversationRoute, { params: { fileId }, query: {} })).reply;
      expect(messages.map(({ from, messageType }) => [from, messageType.slice(0, 8)])).toContainEqual([
        'tester',
        'pacs.002',
      ]);
      const again = await send(answerTo(text, status));
      expect(again.verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ textKey: 'engine.referredBefore' }] });
    },
  );

  it.each([
    ['inst-confirmation', 'ACCP'],
    ['inst-refusal', 'RJCT'],
  ])('is answered from the form of %s, which has the values of the payment', async (templateName, status) => {
    const { fileId, text } = await receive();
    await advance(3);
    const layoutOf = async (query: { answers?: string }) =>
      here.tester.call(readTemplateLayoutRoute, { params: { name: templateName }, query: { ...params, ...query } });
    const { reply } = await layoutOf({ answers: fileId });
    const fields = Object.fromEntries(
      reply.sections.flatMap((section) => section.fields.map(({ name, initial = '' }) => [name, initial] as const)),
    );
    for (const [name, tag] of Object.entries({
      originalMessageId: 'MsgId',
      originalEndToEndId: 'EndToEndId',
      originalTransactionId: 'TxId',
      originalAcceptance: 'AccptncDtTm',
    }))
      expect(text).toContain(`<${tag}>${fields[name]}</${tag}>`);
    const body = { templateName, envToken: environmentToken, rbVersion: '2025', values: { fields } } as const;
    const made = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
    const check = { params: { fileId: made.fileId }, query: {} };
    const { validationMessages } = (await here.tester.call(readReportRoute, check)).reply;
    expect(validationMessages.filter(({ severity }) => severity !== 'Info')).toEqual([]);
    await here.tester.call(sendFileRoute, { params: { fileId: made.fileId }, query: { action: 'send' } });
    const answered = await until(async () => {
      const transfer = await transferOf(fileId);
      return transfer?.state === 'closed' ? transfer : undefined;
    });
    expect(answered.answers).toMatchObject([{ confirmation: { status } }]);
    expect((await layoutOf({ answers: 'unknown' })).status).toBe(404);
  });

  it('is rejected by the clearing at the time-out, after which an answer has no effect', async () => {
    const { fileId, text } = await receive();
    await advance(7);
    expect(await statesOf(fileId)).toEqual(['received', 'answered', 'timedOut', 'answered', 'closed']);
    const [, rejection] = (await transferOf(fileId))?.answers ?? [];
    expect(rejection).toMatchObject({ releasedAt: atTimeOut, reason: { textKey: 'engine.noConfirmation' } });
    expect(await textOf(rejection?.fileId ?? '')).toContain('<Cd>AB05</Cd>');
    const ofRejection = { params: { fileId: rejection?.fileId ?? '' }, query: {} };
    expect((await here.tester.call(readReportRoute, ofRejection)).reply.validationSummary.errors).toBe(0);
    const { verdict } = await send(answerTo(text, 'ACCP'));
    expect(verdict).toMatchObject({
      groupStatus: 'RJCT',
      reasons: [{ textKey: 'engine.confirmationLate', params: { code: 'XT75' } }],
    });
  });

  it('has its time from the delivery, also where a tester held it; and the rejection is a planned answer', async () => {
    const dueAt = '2027-02-01T13:00:00.000Z';
    const body = { kind: 'payment', from: { templateName: 'inst-credit-transfer' }, dueAt } as const;
    const { reply } = await here.tester.call(requestIncomingRoute, { params, body });
    const { transferId } = reply;
    const fileId = reply.messages[0]?.fileId ?? '';
    const change = (answerId: string, action: 'hold' | 'release' | 'drop') =>
      here.tester.call(changePlannedAnswerRoute, { params: { ...params, transferId, answerId }, body: { action } });
    await change('a1', 'hold');
    await advance(4_000);
    await change('a1', 'release');
    await textOf(fileId);
    const at = '2027-02-01T13:06:47.000Z';
    expect((await transferOf(fileId))?.answers).toMatchObject([{ timeOut: { at } }, { dueAt: at }]);
    const { items } = (await here.tester.call(listPlannedAnswersRoute, { params, query: {} })).reply;
    expect(items.map(({ dueAt: due }) => due)).toEqual([at]);
    await change('a1-time-out', 'drop');
    expect(await statesOf(fileId)).toContain('closed');
  });

  it('is no longer waited for after a reset of the memory', async () => {
    const { fileId } = await receive();
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: noon } } });
    await advance(60);
    const dropped = await until(async () => {
      const [, rejection] = (await transferOf(fileId))?.answers ?? [];
      return rejection?.dropped;
    });
    expect(dropped).toBe('memoryReset');
  });
});
