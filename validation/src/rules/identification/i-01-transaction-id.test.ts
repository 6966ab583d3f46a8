import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { transactionId } from './i-01-transaction-id.ts';

const seen = (...ids: readonly string[]) => ({ seen: { messageIds: new Set<string>(), transactionIds: new Set(ids) } });

describe('I-01: every payment has a new transaction id', () => {
  const { accepts, reports } = ruleSpec(transactionId);

  it('accepts one that was not seen', () => {
    accepts(pacs008());
    accepts(pacs008(), seen('ANOTHER'));
  });

  it('reports a payment without', () =>
    reports(pacs008({ 'CdtTrfTxInf/PmtId/TxId': undefined }), { variant: 'missing', path: 'CdtTrfTxInf/PmtId' }));

  it('reports one that was seen', () =>
    reports(
      pacs008(),
      { variant: 'seen', path: 'CdtTrfTxInf/PmtId/TxId', value: 'ZYDO-TX-0001' },
      seen('ZYDO-TX-0001'),
    ));
});
