import { messageKey } from '@clearbench/iso20022/message-history/message-history';
import { camt029, camt056, pacs002, pacs004, pacs028 } from '@clearbench/iso20022/samples/answers';
import { noHistory } from '@clearbench/iso20022/samples/message-history';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from './testing/validate.fixture.ts';

/** Rules with findings, except for the general rules of subsets. */
const ruleIds = (xml: string): readonly string[] => {
  const profile = {
    ...sctProfile,
    rbVersion: '2021' as const,
    earlier: { ...noHistory, uses: { [messageKey('SEEN')]: { messageId: 'SEEN', at: '2025-10-14T09:00:00Z' } } },
  };
  const { validationMessages } = validate(new TextEncoder().encode(xml), profile);
  return validationMessages
    .filter(({ severity }) => severity !== 'Info')
    .map(({ ruleId }) => ruleId)
    .filter((ruleId) => !ruleId.startsWith('E-'));
};

describe('rules find in R-messages of 2009 what they find in later ones', () => {
  it.each([
    ['G-01', pacs004({ 'GrpHdr/MsgId': 'SEEN' }, '2021')],
    ['G-01', camt056({ 'Assgnmt/Id': 'SEEN' }, '2021')],
    ['G-02', pacs004({ 'GrpHdr/NbOfTxs': '2' }, '2021')],
    ['G-05', pacs004({ 'GrpHdr/TtlRtrdIntrBkSttlmAmt': '251.00' }, '2021')],
    ['G-06', camt056({ 'CtrlData/NbOfTxs': '2' }, '2021')],
    ['G-07', pacs004({ 'GrpHdr/IntrBkSttlmDt': undefined }, '2021')],
    ['G-08', pacs004({ 'GrpHdr/IntrBkSttlmDt': '2025-10-14' }, '2021')],
    ['G-11', pacs004({ 'GrpHdr/SttlmInf/SttlmMtd': 'COVE' }, '2021')],
    ['G-12', pacs004({ 'GrpHdr/SttlmInf/ClrSys/Prtry': 'XYZ' }, '2021')],
    ['G-16', pacs004({ 'GrpHdr/InstgAgt/FinInstnId/BICFI': 'ZYZZDEF0XXX' }, '2021')],
    [
      'P-08',
      pacs004(
        {
          'TxInf/OrgnlIntrBkSttlmAmt': '1000000000.00',
          'TxInf/RtrdIntrBkSttlmAmt': '1000000000.00',
          'GrpHdr/TtlRtrdIntrBkSttlmAmt': '1000000000.00',
        },
        '2021',
      ),
    ],
    ['P-11', pacs004({ 'TxInf/ChrgBr': 'SHAR' }, '2021')],
    ['P-13', pacs004({ 'TxInf/OrgnlIntrBkSttlmAmt@Ccy': 'USD' }, '2021')],
    ['I-13', pacs002({ 'TxInfAndSts/StsRsnInf/Orgtr/Id/OrgId/AnyBIC': 'ZYDOXXF0XXX' }, '2021')],
    ['T-06', pacs028({ 'TxInf/StsReqId': '/A' }, '2021')],
    ['T-07', camt029({ 'Assgnmt/Id': 'A B' }, '2021')],
    ['T-08', pacs028({ 'GrpHdr/CreDtTm': '2025-09-15T10:30:00' }, '2021')],
  ])('%s', (ruleId, xml) => {
    expect(ruleIds(xml)).toEqual([ruleId]);
  });
});
