import { useKeys } from '@clearbench/iso20022/message-history/payment-ids';
import { noHistory } from '@clearbench/iso20022/samples/message-history';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-04: Unique UETR', () => {
  const { accepts, reports } = ruleSpec(rule);
  const uetr = '6c3b1f0e-8f0a-4d52-9a3d-0c5b1f2e7a11';
  const [first, second] = ['CdtTrfTxInf/PmtId/UETR', 'CdtTrfTxInf[2]/PmtId/UETR'];

  it('accepts none, and different ones', () => {
    accepts(pacs008());
    accepts(pacs008({ [first]: uetr, [second]: '6c3b1f0e-8f0a-4d52-9a3d-0c5b1f2e7a12' }));
  });

  it('reports an id of an earlier message', () => {
    const before = { messageId: 'M-0', at: '2025-10-14T09:00:00Z' };
    const earlier = { ...noHistory, uses: { [useKeys.uetr(uetr)]: before } };
    reports(
      pacs008({ [first]: uetr.toUpperCase() }),
      { variant: 'seen', path: first, params: { messageId: 'M-0' } },
      { earlier },
    );
    accepts(pacs008({ [first]: uetr }), { earlier: noHistory });
  });

  it('reports the second use', () =>
    reports(pacs008({ [first]: uetr, [second]: uetr }), { path: second, value: uetr, params: { firstLine: 26 } }));
});
