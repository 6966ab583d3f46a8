import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { twoAccounts } from './i-22-two-accounts.ts';

describe('I-22: money moves between two accounts', () => {
  const { accepts, reports } = ruleSpec(twoAccounts);
  const path = 'CdtTrfTxInf/CdtrAcct/Id/IBAN';

  it('accepts different accounts', () => accepts(pacs008()));

  it('warns of the same account twice', () =>
    reports(pacs008({ [path]: 'DE89370400440532013000' }), {
      path,
      value: 'DE89370400440532013000',
      severity: 'Warning',
    }));
});
