import { useKeys } from '@clearbench/iso20022/message-history/payment-ids';
import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { noHistory } from '@clearbench/iso20022/samples/message-history';
import { pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const before = { messageId: 'M-0', at: '2025-10-14T09:00:00Z' };
const seen = (id: string, agent = 'ZYDODEF0XXX') => ({
  earlier: { ...noHistory, uses: { [useKeys.transaction(agent, id)]: before } },
});

describe('I-01: Unique transaction id', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts a new id', () => {
    accepts(pacs008());
    accepts(pacs008(), seen('ANOTHER'));
    accepts(pacs008(), seen('ZYDO-TX-0001', 'ZYCOFRP0XXX'));
  });

  it('reports a payment without', () =>
    reports(pacs008({ 'CdtTrfTxInf/PmtId/TxId': undefined }), { variant: 'missing', path: 'CdtTrfTxInf/PmtId' }));

  it('reports an id of an earlier message', () =>
    reports(
      pacs008(),
      { variant: 'seen', path: 'CdtTrfTxInf/PmtId/TxId', value: 'ZYDO-TX-0001' },
      seen('ZYDO-TX-0001'),
    ));

  it('reports an id of a previous message of the file from the same bank', () => {
    const other = (TxId: string, bic = 'ZYDODEF0XXX') =>
      pacs008({ 'CdtTrfTxInf/PmtId/TxId': TxId, 'CdtTrfTxInf/DbtrAgt/FinInstnId/BICFI': bic });
    const found = { variant: 'inFile', path: 'CdtTrfTxInf/PmtId/TxId', value: 'ZYDO-TX-0001' };
    reports(creditFile({}, [other('ONE'), pacs008(), other('TWO'), pacs008()]), found);
    accepts(creditFile({}, [pacs008(), other('ZYDO-TX-0001', 'ZYEODEF0XXX'), other('OTHER')]));
    accepts(creditFile({}, [pacs008({ 'CdtTrfTxInf[2]/PmtId/TxId': 'ZYDO-TX-0001' })]));
  });

  it('uses the bank of the payee for direct debits', () =>
    reports(pacs003(), { variant: 'seen', params: { messageId: 'M-0' } }, { ...seen('ZYDO-DD-0001'), scheme: 'core' }));

  it('states how many payments of a very large bulk it compared', () =>
    reports(pacs008(), { variant: 'notAll', severity: 'Info' }, { earlier: { ...noHistory, compared: 1000 } }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
