import type { LifecycleEvent } from '@clearbench/iso20022/message-history/message-history';
import { camt029, camt056, pacs004 } from '@clearbench/iso20022/samples/answers';
import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const incoming = pacs008({ 'CdtTrfTxInf/PmtId/TxId': 'ZYCO-TX-0001' });
const at = '2025-10-14T08:00:00Z';
const after = (answer: string, original: string, ...types: readonly LifecycleEvent['type'][]) => ({
  earlier: withOriginal(original, answer, { lifecycle: types.map((type) => ({ type, at, byTester: true })) }),
});

describe('R-03: Status of the original payment', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts the first return, also of a recalled payment', () => {
    accepts(pacs004(), after(pacs004(), incoming));
    accepts(pacs004(), after(pacs004(), incoming, 'recalled', 'refused', 'statusRequested'));
  });

  it('reports a second return, and the return of a rejected payment', () => {
    const path = 'TxInf/OrgnlTxId';
    const expected = { path, value: 'ZYCO-TX-0001', params: { day: '2025-10-14' } };
    reports(pacs004(), { ...expected, variant: 'returned' }, after(pacs004(), incoming, 'returned'));
    reports(pacs004(), { ...expected, variant: 'rejected' }, after(pacs004(), incoming, 'rejected'));
  });

  it('reports a second refusal of a recall', () =>
    reports(camt029(), { variant: 'refused' }, after(camt029(), incoming, 'recalled', 'refused')));

  it('accepts the refusal of a recall after the return only as already returned', () => {
    const refused = (code: string) => camt029({ 'CxlDtls/TxInfAndSts/CxlStsRsnInf/Rsn/Cd': code });
    accepts(refused('ARDT'), after(camt029(), incoming, 'returned', 'recalled'));
    reports(refused('CUST'), { variant: 'returned' }, after(camt029(), incoming, 'recalled', 'returned'));
    reports(refused('ARDT'), { variant: 'refused' }, after(camt029(), incoming, 'returned', 'refused'));
  });

  it('reports the positive answer to a refused recall', () => {
    const positive = pacs004({ 'TxInf/RtrRsnInf/Rsn/Cd': 'FOCR' });
    reports(positive, { variant: 'refused' }, after(pacs004(), incoming, 'recalled', 'refused'));
    accepts(positive, after(pacs004(), incoming, 'recalled'));
  });

  it('reports a second recall, except of instant payments since 2025 (S-06)', () => {
    reports(camt056(), { variant: 'recalled' }, after(camt056(), pacs008(), 'recalled'));
    accepts(camt056(), { ...after(camt056(), pacs008(), 'recalled'), scheme: 'inst' });
  });

  it('reports a payment named twice in one message', () => {
    const second = 'TxInf[2]/OrgnlTxId';
    reports(pacs004({ 'TxInf[2]/RtrId': 'B' }), { variant: 'twice', path: second, value: 'ZYCO-TX-0001' });
    accepts(pacs004({ [second]: 'ZYCO-TX-0002' }));
  });

  it('reports a payment that a previous message of the same type in the file refers to', () => {
    const again = { variant: 'inFile', path: 'TxInf/OrgnlTxId', value: 'ZYCO-TX-0001' };
    reports(creditFile({}, [pacs004(), pacs004()]), again);
    const refused = camt029({ 'CxlDtls/TxInfAndSts/OrgnlTxId': 'ZYCO-TX-0001' });
    accepts(creditFile({}, [pacs004(), refused, pacs004({ 'TxInf/OrgnlTxId': 'ZYCO-TX-0002' })]));
    const twice = pacs004({ 'TxInf/OrgnlTxId': 'ZYCO-TX-0003', 'TxInf[2]/RtrId': 'B' });
    reports(creditFile({}, [pacs004(), twice]), { variant: 'twice', path: 'TxInf[2]/OrgnlTxId' });
  });

  it('has no finding without earlier messages', () => accepts(pacs004()));
});
