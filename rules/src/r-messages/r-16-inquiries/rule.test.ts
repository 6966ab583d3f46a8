import { camt027, camt087 } from '@clearbench/iso20022/samples/inquiries';
import { withOriginal, withoutOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const paid = pacs008({ 'GrpHdr/MsgId': 'ZYDO-20251013-0001' });
const date = 'Undrlyg/IntrBk/OrgnlIntrBkSttlmDt';

describe('R-16: Inquiries', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it.each(['2019', '2021', '2023', '2025'] as const)('accepts claims under rulebook %s', (rbVersion) => {
    accepts(camt027({}, rbVersion), { rbVersion });
    accepts(camt087({}, rbVersion), { rbVersion });
  });

  it('accepts a payment of today, and an unknown one', () => {
    accepts(camt027({ [date]: '2025-10-15' }));
    accepts(camt027(), { earlier: withoutOriginal(camt027()) });
    accepts(camt087(), { earlier: withOriginal(paid, camt087()) });
  });

  it('reports a payment that is settled later', () => {
    const found = { variant: 'notYet', path: date, value: '2025-10-16', expected: '<= 2025-10-15', severity: 'Error' };
    reports(camt027({ [date]: '2025-10-16' }), found);
    reports(camt087({ [date]: '2025-10-16' }), found);
  });

  it('warns if the environment can have settled it before its date', () => {
    const due = pacs008({ 'GrpHdr/MsgId': 'ZYDO-20251013-0001', 'GrpHdr/IntrBkSttlmDt': '2025-10-16' });
    const claim = camt027({ [date]: '2025-10-16' });
    reports(claim, { variant: 'notYet', severity: 'Warning' }, { earlier: withOriginal(due, claim) });
  });

  it('reports a payment that was rejected', () => {
    const lifecycle = [{ type: 'rejected', at: '2025-10-13T10:00:00Z', byTester: false }] as const;
    const found = { variant: 'rejected', path: 'Undrlyg/IntrBk/OrgnlTxId', params: { day: '2025-10-13' } };
    reports(camt027(), found, { earlier: withOriginal(paid, camt027(), { lifecycle }) });
  });

  it('accepts that the date was right from the beginning', () =>
    accepts(camt087({ 'Mod/IntrBkSttlmDt': '2025-10-14' })));

  it('reports a request without the new date', () =>
    reports(camt087({ Mod: '<TxId>OTHER</TxId>' }), [
      { variant: 'noDate', path: 'Mod', expected: 'IntrBkSttlmDt' },
      { variant: 'onlyDate', path: 'Mod/TxId', value: 'TxId' },
    ]));

  it('reports other changes beside it', () => {
    const more = '<IntrBkSttlmDt>2025-10-13</IntrBkSttlmDt><IntrBkSttlmAmt Ccy="EUR">251.00</IntrBkSttlmAmt>';
    reports(camt087({ Mod: more }), { variant: 'onlyDate', path: 'Mod/IntrBkSttlmAmt', expected: 'IntrBkSttlmDt' });
  });

  it('warns of a later value date, because a claim asks for an earlier one', () =>
    reports(camt087({ 'Mod/IntrBkSttlmDt': '2025-10-15' }), {
      variant: 'later',
      path: 'Mod/IntrBkSttlmDt',
      value: '2025-10-15',
      expected: '<= 2025-10-14',
      severity: 'Warning',
    }));

  it('shows a correct and an incorrect example', () => showsExamples(camt087, ''));
});
