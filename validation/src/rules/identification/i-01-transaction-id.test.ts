import { useKeys } from '../../earlier/payment-ids.ts';
import { ruleSpec } from '../rule-spec.ts';
import { creditFile } from '../samples/credit-file.ts';
import { nothingEarlier } from '../samples/earlier.ts';
import { pacs003 } from '../samples/pacs-003.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { transactionId } from './i-01-transaction-id.ts';

const before = { messageId: 'M-0', at: '2025-10-14T09:00:00Z' };
const seen = (id: string, agent = 'ZYDODEF0XXX') => ({
  earlier: { ...nothingEarlier, uses: { [useKeys.transaction(agent, id)]: before } },
});

describe('I-01: every payment has a new transaction id', () => {
  const { accepts, reports } = ruleSpec(transactionId);

  it('accepts one that was not seen', () => {
    accepts(pacs008());
    accepts(pacs008(), seen('ANOTHER'));
    accepts(pacs008(), seen('ZYDO-TX-0001', 'ZYCOFRP0XXX'));
  });

  it('reports a payment without', () =>
    reports(pacs008({ 'CdtTrfTxInf/PmtId/TxId': undefined }), { variant: 'missing', path: 'CdtTrfTxInf/PmtId' }));

  it('reports one that was seen', () =>
    reports(
      pacs008(),
      { variant: 'seen', path: 'CdtTrfTxInf/PmtId/TxId', value: 'ZYDO-TX-0001' },
      seen('ZYDO-TX-0001'),
    ));

  it('reports one that an earlier message of the same file has, of the same bank', () => {
    const other = (TxId: string, bic = 'ZYDODEF0XXX') =>
      pacs008({ 'CdtTrfTxInf/PmtId/TxId': TxId, 'CdtTrfTxInf/DbtrAgt/FinInstnId/BICFI': bic });
    const found = { variant: 'inFile', path: 'CdtTrfTxInf/PmtId/TxId', value: 'ZYDO-TX-0001' };
    reports(creditFile({}, [other('ONE'), pacs008(), other('TWO'), pacs008()]), found);
    accepts(creditFile({}, [pacs008(), other('ZYDO-TX-0001', 'ZYEODEF0XXX'), other('OTHER')]));
    accepts(creditFile({}, [pacs008({ 'CdtTrfTxInf[2]/PmtId/TxId': 'ZYDO-TX-0001' })]));
  });

  it('goes by the bank of the payee for direct debits', () =>
    reports(pacs003(), { variant: 'seen', params: { messageId: 'M-0' } }, { ...seen('ZYDO-DD-0001'), scheme: 'core' }));

  it('says how far it looked in a bulk of very many', () =>
    reports(pacs008(), { variant: 'notAll', severity: 'Info' }, { earlier: { ...nothingEarlier, compared: 1000 } }));
});
