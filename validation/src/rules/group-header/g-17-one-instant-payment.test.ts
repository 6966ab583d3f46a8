import { ruleSpec } from '../rule-spec.ts';
import { instant, pacs008 } from '../samples/pacs-008.ts';
import { oneInstantPayment } from './g-17-one-instant-payment.ts';

describe('G-17: an instant message holds one payment', () => {
  const { accepts, reports } = ruleSpec(oneInstantPayment, { scheme: 'inst' });

  it('accepts one', () => accepts(instant()));

  it('reports the second one, once', () =>
    reports(instant({ 'CdtTrfTxInf[2]/PmtId/TxId': 'B', 'CdtTrfTxInf[3]/PmtId/TxId': 'C' }), {
      path: 'CdtTrfTxInf[2]',
      expected: '1',
    }));

  it('does not concern bulks', () => accepts(pacs008({ 'CdtTrfTxInf[2]/PmtId/TxId': 'B' }), { scheme: 'sct' }));
});
