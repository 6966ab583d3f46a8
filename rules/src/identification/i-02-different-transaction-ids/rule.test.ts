import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-02: Different transaction ids in a message', () => {
  const { accepts, reports } = ruleSpec(rule);
  const second = 'CdtTrfTxInf[2]/PmtId/TxId';

  it('accepts different ids, also if only case differs', () => accepts(pacs008({ [second]: 'zydo-tx-0001' })));

  it('reports the second use and says where the first one is', () =>
    reports(pacs008({ [second]: 'ZYDO-TX-0001' }), { path: second, value: 'ZYDO-TX-0001', params: { firstLine: 25 } }));
});
