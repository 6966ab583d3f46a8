import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const path = 'TxInf/RtrdIntrBkSttlmAmt';
const charges = '<Amt Ccy="EUR">10.00</Amt><Agt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></Agt>';
const agreed = { 'TxInf/ChrgsInf': charges, 'TxInf/RtrRsnInf/Rsn/Cd': 'FOCR' };

describe('R-05: Returned amount', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts the whole amount, and less if an answer to a recall deducts charges', () => {
    accepts(pacs004());
    accepts(pacs004({ ...agreed, [path]: '240.00' }));
  });

  it('reports another amount', () =>
    reports(pacs004({ [path]: '249.00' }), { variant: 'whole', path, value: '249.00', expected: '250.00' }));

  it('reports charges kept without a recall, and a wrong rest with one', () => {
    const { 'TxInf/ChrgsInf': kept } = agreed;
    reports(pacs004({ 'TxInf/ChrgsInf': kept, [path]: '240.00' }), { variant: 'whole', expected: '250.00' });
    reports(pacs004({ ...agreed, [path]: '245.00' }), { variant: 'charges', expected: '240.00' });
  });

  it('uses the payment itself if it is known', () => {
    const original = pacs008({ 'CdtTrfTxInf/PmtId/TxId': 'ZYCO-TX-0001', 'CdtTrfTxInf/IntrBkSttlmAmt': '300.00' });
    reports(pacs004(), { variant: 'whole', expected: '300.00' }, { earlier: withOriginal(original, pacs004()) });
  });

  it('ignores direct debits (R-06)', () => accepts(pacs004({ [path]: '249.00' }), { scheme: 'core' }));

  it('shows a correct and an incorrect example', () =>
    showsExamples((changes, rb) => pacs004({ 'TxInf/RtrRsnInf/Rsn/Cd': 'FOCR', ...changes }, rb), 'TxInf'));
});
