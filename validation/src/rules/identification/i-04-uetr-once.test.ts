import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { uetrOnce } from './i-04-uetr-once.ts';

describe('I-04: a UETR stands once', () => {
  const { accepts, reports } = ruleSpec(uetrOnce);
  const uetr = '6c3b1f0e-8f0a-4d52-9a3d-0c5b1f2e7a11';
  const [first, second] = ['CdtTrfTxInf/PmtId/UETR', 'CdtTrfTxInf[2]/PmtId/UETR'];

  it('accepts none, and different ones', () => {
    accepts(pacs008());
    accepts(pacs008({ [first]: uetr, [second]: '6c3b1f0e-8f0a-4d52-9a3d-0c5b1f2e7a12' }));
  });

  it('reports the second use', () =>
    reports(pacs008({ [first]: uetr, [second]: uetr }), { path: second, value: uetr, params: { firstLine: 26 } }));
});
