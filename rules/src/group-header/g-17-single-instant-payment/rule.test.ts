import { instant, pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-17: One instant payment per message', () => {
  const { accepts, reports } = ruleSpec(rule, { scheme: 'inst' });

  it('accepts one', () => accepts(instant()));

  it('reports the second one, once', () =>
    reports(instant({ 'CdtTrfTxInf[2]/PmtId/TxId': 'B', 'CdtTrfTxInf[3]/PmtId/TxId': 'C' }), {
      path: 'CdtTrfTxInf[2]',
      expected: '1',
    }));

  it('does not concern bulks', () => accepts(pacs008({ 'CdtTrfTxInf[2]/PmtId/TxId': 'B' }), { scheme: 'sct' }));
});
