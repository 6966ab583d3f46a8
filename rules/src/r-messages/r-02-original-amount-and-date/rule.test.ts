import { camt056, pacs002, pacs004 } from '@clearbench/iso20022/samples/answers';
import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const original = (changes = {}) =>
  pacs008({
    'GrpHdr/IntrBkSttlmDt': '2025-10-14',
    'CdtTrfTxInf/PmtId/TxId': 'ZYCO-TX-0001',
    ...changes,
  });
const cheaper = { 'CdtTrfTxInf/IntrBkSttlmAmt': '249.99' };

describe('R-02: Amount and date of the original', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts them as they were, however written', () => {
    accepts(pacs004(), { earlier: withOriginal(original(), pacs004()) });
    accepts(pacs004({ 'TxInf/OrgnlIntrBkSttlmAmt': '250.0' }), { earlier: withOriginal(original(), pacs004()) });
    accepts(pacs004());
  });

  it('reports another amount', () =>
    reports(
      pacs004(),
      { variant: 'amount', path: 'TxInf/OrgnlIntrBkSttlmAmt', value: '250.00', expected: '249.99' },
      { earlier: withOriginal(original(cheaper), pacs004()) },
    ));

  it('reports another date', () =>
    reports(
      camt056({ 'Undrlyg/TxInf/OrgnlTxId': 'ZYCO-TX-0001' }),
      { variant: 'date', path: 'Undrlyg/TxInf/OrgnlIntrBkSttlmDt', value: '2025-10-14', expected: '2025-10-13' },
      {
        earlier: withOriginal(
          original({ 'GrpHdr/IntrBkSttlmDt': '2025-10-13' }),
          camt056({ 'Undrlyg/TxInf/OrgnlTxId': 'ZYCO-TX-0001' }),
        ),
      },
    ));

  it('reads the reference if there is no dedicated element, also in messages of 2009', () => {
    const answer = pacs002({ 'TxInfAndSts/OrgnlTxId': 'ZYCO-TX-0001' });
    const path = 'TxInfAndSts/OrgnlTxRef/IntrBkSttlmAmt';
    reports(answer, { variant: 'amount', path }, { earlier: withOriginal(original(cheaper), answer) });
    const old = pacs004({ 'TxInf/OrgnlIntrBkSttlmDt': '2025-10-10' }, '2021');
    reports(
      old,
      { variant: 'date', path: 'TxInf/OrgnlTxRef/IntrBkSttlmDt', expected: '2025-10-14' },
      { earlier: withOriginal(original(), old), rbVersion: '2021' },
    );
  });

  it('warns of another bank in the copy of the original', () => {
    const agent = 'TxInf/OrgnlTxRef/DbtrAgt';
    const earlier = withOriginal(original(), pacs004());
    accepts(pacs004({ [`${agent}/FinInstnId/BICFI`]: 'ZYDODEF0' }), { earlier });
    reports(
      pacs004({ [`${agent}/FinInstnId/BICFI`]: 'ZYOTDEF0XXX' }),
      { variant: 'agent', path: agent, value: 'ZYOTDEF0XXX', severity: 'Warning', params: { agent: 'DbtrAgt' } },
      { earlier },
    );
  });

  it('warns of another end-to-end id', () => {
    const path = 'TxInf/OrgnlEndToEndId';
    reports(
      pacs004({ [path]: 'INVOICE-4712' }),
      { variant: 'endToEnd', path, value: 'INVOICE-4712', expected: 'INVOICE-4711', severity: 'Warning' },
      { earlier: withOriginal(original(), pacs004()) },
    );
  });

  it('warns of another mandate in the copy of the original', () => {
    const collection = pacs003({ 'GrpHdr/IntrBkSttlmDt': '2025-10-14', 'DrctDbtTxInf/PmtId/TxId': 'ZYCO-TX-0001' });
    const mandate = 'TxInf/OrgnlTxRef/MndtRltdInf/MndtId';
    const agents = { 'TxInf/OrgnlTxRef/DbtrAgt': undefined, 'TxInf/OrgnlEndToEndId': 'CONTRACT-4711' };
    const returned = (id: string) => pacs004({ ...agents, [mandate]: id });
    const profile = { scheme: 'core', earlier: withOriginal(collection, pacs004()) } as const;
    accepts(returned('MANDATE-0815'), profile);
    reports(
      returned('MANDATE-0816'),
      { variant: 'mandate', path: mandate, expected: 'MANDATE-0815', severity: 'Warning' },
      profile,
    );
  });

  it('ignores an unknown payment', () =>
    accepts(pacs004(), { earlier: withOriginal(original({ 'CdtTrfTxInf/PmtId/TxId': 'OTHER' }), pacs004()) }));
});
