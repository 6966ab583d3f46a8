import { ruleSpec } from '../rule-spec.ts';
import { camt029, camt056, pacs002, pacs004, pacs028 } from '../samples/answers.ts';
import { afterNothing, afterThis } from '../samples/earlier.ts';
import { camt027, camt087 } from '../samples/inquiries.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { originalIsKnown } from './r-01-original-is-known.ts';

const original = pacs008({ 'GrpHdr/MsgId': 'ZYCO-20251013-0001', 'CdtTrfTxInf/PmtId/TxId': 'ZYCO-TX-0001' });
const messageId = 'TxInf/OrgnlGrpInf/OrgnlMsgId';

describe('R-01: the payment an R-message is about is known', () => {
  const { accepts, reports } = ruleSpec(originalIsKnown);

  it('accepts one that was taken in, and any where nothing is known of the past', () => {
    accepts(pacs004());
    accepts(pacs004(), { earlier: afterThis(original, pacs004()) });
  });

  it('finds it by what ids there are', () => {
    const byEndToEnd = pacs004({ 'TxInf/OrgnlTxId': undefined });
    accepts(byEndToEnd, { earlier: afterThis(original, byEndToEnd) });
    const byNothing = pacs004({ 'TxInf/OrgnlTxId': undefined, 'TxInf/OrgnlEndToEndId': 'NOTPROVIDED' });
    reports(byNothing, { variant: 'payment' }, { earlier: afterThis(original, byNothing) });
  });

  it('reports a message nobody has seen', () =>
    reports(
      pacs004(),
      { variant: 'message', path: messageId, value: 'ZYCO-20251013-0001', severity: 'Error' },
      { earlier: afterNothing(pacs004()) },
    ));

  it('reports a payment its message does not hold', () => {
    const other = pacs004({ 'TxInf/OrgnlTxId': 'ZYCO-TX-0002' });
    const expected = { variant: 'payment', path: 'TxInf/OrgnlTxId', value: 'ZYCO-TX-0002' };
    reports(
      other,
      { ...expected, params: { messageId: 'ZYCO-20251013-0001' } },
      { earlier: afterThis(original, other) },
    );
  });

  it('warns of what would be answered', () => {
    const asked = { earlier: afterNothing(pacs028()) };
    reports(pacs028(), { variant: 'message', severity: 'Error' }, asked);
    reports(pacs028(), { variant: 'message', severity: 'Warning' }, { ...asked, scheme: 'inst' });
    reports(
      camt056(),
      { variant: 'message', path: `Undrlyg/${messageId}`, severity: 'Warning' },
      { earlier: afterNothing(camt056()) },
    );
  });

  it('warns of inquiries, which are answered as well', () => {
    for (const sample of [camt027(), camt087()])
      reports(
        sample,
        { variant: 'message', path: 'Undrlyg/IntrBk/OrgnlGrpInf/OrgnlMsgId', severity: 'Warning' },
        { earlier: afterNothing(sample) },
      );
  });

  it('looks at what is said of a whole message', () => {
    const whole = pacs002({ TxInfAndSts: undefined, 'OrgnlGrpInfAndSts/GrpSts': 'RJCT' });
    reports(whole, { variant: 'message', path: 'OrgnlGrpInfAndSts/OrgnlMsgId' }, { earlier: afterNothing(whole) });
  });

  it('says nothing of what a clearing has turned away as a whole, whatever it calls it', () => {
    const whole = pacs002({ TxInfAndSts: undefined, 'OrgnlGrpInfAndSts/GrpSts': 'RJCT' });
    const earlier = afterNothing(whole);
    accepts(whole, { earlier, direction: 'ST' });
    reports(whole, { variant: 'message' }, { earlier, direction: 'TS' });
    const single = pacs002();
    reports(single, { variant: 'message' }, { earlier: afterNothing(single), direction: 'ST' });
  });

  it('leaves entries of an R-message to the ids they have themselves', () => {
    const report = pacs002({ 'TxInfAndSts/OrgnlTxId': 'RTR-0001' });
    accepts(report, { earlier: afterThis(pacs004(), report) });
    reports(report, { variant: 'payment' }, { earlier: afterThis(original, report) });
  });

  it('accepts a no for the reason that nothing is known of the payment', () => {
    const place = 'CxlDtls/TxInfAndSts/CxlStsRsnInf/Rsn';
    const unknown = camt029({ [place]: '<Cd>NOOR</Cd>' });
    accepts(unknown, { earlier: afterNothing(unknown) });
    const refused = camt029();
    reports(refused, { variant: 'message' }, { earlier: afterNothing(refused) });
  });

  it('says nothing of what was not looked up, but how far that went', () =>
    reports(
      pacs004(),
      { variant: 'notAll', severity: 'Info', params: { compared: 1000 } },
      { earlier: { uses: {}, messages: {}, payments: {}, compared: 1000 } },
    ));
});
