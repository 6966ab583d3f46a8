import { camt029, camt056, pacs002, pacs004, pacs028 } from '@clearbench/iso20022/samples/answers';
import { camt027, camt087 } from '@clearbench/iso20022/samples/inquiries';
import { withOriginal, withoutOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const original = pacs008({ 'GrpHdr/MsgId': 'ZYCO-20251013-0001', 'CdtTrfTxInf/PmtId/TxId': 'ZYCO-TX-0001' });
const messageId = 'TxInf/OrgnlGrpInf/OrgnlMsgId';

describe('R-01: Original payment found', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts an earlier payment, and any payment if earlier messages are unknown', () => {
    accepts(pacs004());
    accepts(pacs004(), { earlier: withOriginal(original, pacs004()) });
  });

  it('finds the payment by the available ids', () => {
    const byEndToEnd = pacs004({ 'TxInf/OrgnlTxId': undefined });
    accepts(byEndToEnd, { earlier: withOriginal(original, byEndToEnd) });
    const byNothing = pacs004({ 'TxInf/OrgnlTxId': undefined, 'TxInf/OrgnlEndToEndId': 'NOTPROVIDED' });
    reports(byNothing, { variant: 'payment' }, { earlier: withOriginal(original, byNothing) });
  });

  it('reports an unknown message', () =>
    reports(
      pacs004(),
      { variant: 'message', path: messageId, value: 'ZYCO-20251013-0001', severity: 'Error' },
      { earlier: withoutOriginal(pacs004()) },
    ));

  it('reports a payment its message does not hold', () => {
    const other = pacs004({ 'TxInf/OrgnlTxId': 'ZYCO-TX-0002' });
    const expected = { variant: 'payment', path: 'TxInf/OrgnlTxId', value: 'ZYCO-TX-0002' };
    reports(
      other,
      { ...expected, params: { messageId: 'ZYCO-20251013-0001' } },
      { earlier: withOriginal(original, other) },
    );
  });

  it('warns if the message would be answered', () => {
    const unknownOriginal = { earlier: withoutOriginal(pacs028()) };
    reports(pacs028(), { variant: 'message', severity: 'Error' }, unknownOriginal);
    reports(pacs028(), { variant: 'message', severity: 'Warning' }, { ...unknownOriginal, scheme: 'inst' });
    reports(
      camt056(),
      { variant: 'message', path: `Undrlyg/${messageId}`, severity: 'Warning' },
      { earlier: withoutOriginal(camt056()) },
    );
  });

  it('warns of inquiries, which are answered as well', () => {
    for (const sample of [camt027(), camt087()])
      reports(
        sample,
        { variant: 'message', path: 'Undrlyg/IntrBk/OrgnlGrpInf/OrgnlMsgId', severity: 'Warning' },
        { earlier: withoutOriginal(sample) },
      );
  });

  it('checks a reference to a whole message', () => {
    const whole = pacs002({ TxInfAndSts: undefined, 'OrgnlGrpInfAndSts/GrpSts': 'RJCT' });
    reports(whole, { variant: 'message', path: 'OrgnlGrpInfAndSts/OrgnlMsgId' }, { earlier: withoutOriginal(whole) });
  });

  it('has no finding for a file that a clearing rejected as a whole', () => {
    const whole = pacs002({ TxInfAndSts: undefined, 'OrgnlGrpInfAndSts/GrpSts': 'RJCT' });
    const earlier = withoutOriginal(whole);
    accepts(whole, { earlier, direction: 'ST' });
    reports(whole, { variant: 'message' }, { earlier, direction: 'TS' });
    const single = pacs002();
    reports(single, { variant: 'message' }, { earlier: withoutOriginal(single), direction: 'ST' });
  });

  it('uses the own ids of the entries of an R-message', () => {
    const report = pacs002({ 'TxInfAndSts/OrgnlTxId': 'RTR-0001' });
    accepts(report, { earlier: withOriginal(pacs004(), report) });
    reports(report, { variant: 'payment' }, { earlier: withOriginal(original, report) });
  });

  it('accepts a negative answer with the reason that the payment is unknown', () => {
    const place = 'CxlDtls/TxInfAndSts/CxlStsRsnInf/Rsn';
    const unknown = camt029({ [place]: '<Cd>NOOR</Cd>' });
    accepts(unknown, { earlier: withoutOriginal(unknown) });
    const refused = camt029();
    reports(refused, { variant: 'message' }, { earlier: withoutOriginal(refused) });
  });

  it('has no finding for a payment that was not looked up, and states how many were', () =>
    reports(
      pacs004(),
      { variant: 'notAll', severity: 'Info', params: { compared: 1000 } },
      { earlier: { uses: {}, messages: {}, payments: {}, compared: 1000 } },
    ));
});
