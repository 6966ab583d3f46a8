import { clearFile } from '../clear-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { bulkInput, inputOf } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml, type TransferSample, textOf } from '../testing/credit-transfer.fixture.ts';
import { recallXml, statusRequestXml } from '../testing/r-messages.fixture.ts';

const reportFor = (input: ClearingInput): string => textOf(clearFile(input).answers[0]?.bytes ?? new Uint8Array());

const answerTo = (transfer: TransferSample, changes: Partial<ClearingInput> = {}): string =>
  reportFor(bulkInput([transfer], { scheme: 'inst', ...changes }));

/** The names of the elements directly below an element, in order. */
const namesBelow = (xml: string, name: string): readonly string[] => {
  const [, indent = '', content = ''] = new RegExp(`^( *)<${name}>\\n(.*?)^\\1</${name}>`, 'ms').exec(xml) ?? [];
  return [...content.matchAll(new RegExp(`^${indent}  <(\\w+)`, 'gm'))].map(([, found = '']) => found);
};

const idsOfTransaction = ['StsId', 'OrgnlEndToEndId', 'OrgnlTxId'];
const repeated = ['AccptncDtTm', 'OrgnlTxRef'];

describe('the answer to an instant payment', () => {
  it('is the positive confirmation, which has a status in the group only', () => {
    const answer = answerTo({});
    expect(namesBelow(answer, 'OrgnlGrpInfAndSts')).toEqual(['OrgnlMsgId', 'OrgnlMsgNmId', 'GrpSts']);
    expect(namesBelow(answer, 'TxInfAndSts')).toEqual([...idsOfTransaction, ...repeated]);
    expect(namesBelow(answer, 'OrgnlTxRef')).toEqual(['PmtTpInf', 'DbtrAgt']);
    expect(answer).toContain('<AccptncDtTm>2026-03-02T09:00:00.123Z</AccptncDtTm>');
  });

  it('is the negative confirmation with the reason in the transaction', () => {
    const answer = answerTo({ creditorIban: 'DE00' });
    expect(namesBelow(answer, 'OrgnlGrpInfAndSts')).toEqual(['OrgnlMsgId', 'OrgnlMsgNmId', 'GrpSts']);
    expect(namesBelow(answer, 'TxInfAndSts')).toEqual([...idsOfTransaction, 'TxSts', 'StsRsnInf', ...repeated]);
    expect(answer).toContain('<Cd>AC01</Cd>');
  });

  it('has ISO reasons for the payment when the whole message is rejected', () => {
    const answer = answerTo({}, { seenMessage: () => true });
    expect(answer).toContain('<Cd>AM05</Cd>');
    expect(namesBelow(answer, 'TxInfAndSts')).toContain('StsRsnInf');
    expect(answerTo({ creditorIban: 'BR1800360305000010009795493C1' })).toContain('<Cd>AC01</Cd>');
  });

  it.each([
    ['FF01', {}, { messageErrors: 1 }],
    ['several payments', {}, {}],
  ])('has FF01 in the group and no transaction: %s', (_, transfer, changes) => {
    const transfers = Object.keys(changes).length === 0 ? [transfer, { transactionId: 'TX-9' }] : [transfer];
    const answer = reportFor(bulkInput(transfers, { scheme: 'inst', ...changes }));
    expect(namesBelow(answer, 'OrgnlGrpInfAndSts')).toContain('StsRsnInf');
    expect(answer).toContain('<Cd>FF01</Cd>');
    expect(answer).not.toContain('TxInfAndSts');
  });

  it('has FF01 in the group if the payment lacks what the transaction must repeat', () => {
    const { bytes, ...input } = bulkInput([{ creditorIban: 'DE00' }], { scheme: 'inst' });
    const answer = reportFor({ ...input, bytes: bytesOf(textOf(bytes).replace(/<AccptncDtTm>.*<\/AccptncDtTm>/, '')) });
    expect(answer).not.toContain('TxInfAndSts');
    expect(answer).toContain('<Cd>FF01</Cd>');
  });
});

describe('the answer to a status request about an instant payment', () => {
  const original = {
    bytes: bytesOf(creditTransferXml({ scheme: 'inst', transfers: [{}] })),
    messageType: 'pacs.008.001.08',
  };
  const instant = `<AccptncDtTm>2026-03-02T09:00:00.123Z</AccptncDtTm><OrgnlTxRef><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl>
    <LclInstrm><Cd>INST</Cd></LclInstrm></PmtTpInf><DbtrAgt><FinInstnId><BICFI>ZYAADEF0XXX</BICFI></FinInstnId></DbtrAgt></OrgnlTxRef>`;
  const requestAbout = (messageId: string) =>
    statusRequestXml([{ messageId }]).replace(
      /(<\/OrgnlTxId>)[\s\S]*?(<\/TxInf>)/,
      (_, before, after) => before + instant + after,
    );
  const asked = (messageId: string) => reportFor(inputOf(requestAbout(messageId), { scheme: 'inst', original }));

  it('is the confirmation that was sent before', () => {
    const answer = asked('MSG-1');
    expect(answer).toContain('<GrpSts>ACCP</GrpSts>');
    expect(namesBelow(answer, 'TxInfAndSts')).toEqual([...idsOfTransaction, ...repeated]);
  });

  it('repeats the payment of the request if the clearing does not know it', () => {
    const answer = asked('NEVER');
    expect(answer).toContain('<Cd>AG09</Cd>');
    expect(namesBelow(answer, 'TxInfAndSts')).toEqual(
      expect.arrayContaining([...idsOfTransaction, 'TxSts', 'StsRsnInf', ...repeated]),
    );
    expect(namesBelow(answer, 'OrgnlTxRef')).toEqual(['PmtTpInf', 'DbtrAgt']);
  });
});

it('the clearing reports on a recall of an instant payment with its counters', () => {
  const answer = reportFor(inputOf(recallXml([{ messageId: 'NEVER' }]), { scheme: 'inst' }));
  expect(namesBelow(answer, 'OrgnlGrpInfAndSts')).toContain('OrgnlNbOfTxs');
});
