import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const one = pacs008();
const two = pacs008({ 'CdtTrfTxInf[2]/PmtId/TxId': 'B' });

describe('H-10: Limits of a file', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts values at the limits', () => {
    const file = creditFile({}, [one, two]);
    const bytes = new TextEncoder().encode(file).length;
    accepts(file, { limits: { bytes, bulks: 2, transactions: 3, transactionsOfBulk: 2 } });
  });

  it('reports values beyond those of the environment', () => {
    const file = creditFile({}, [one, two]);
    reports(file, { variant: 'bulks', value: '2', expected: '<= 1' }, { limits: { bulks: 1 } });
    reports(file, { variant: 'transactions', value: '3', params: { limit: 2 } }, { limits: { transactions: 2 } });
    const bytes = new TextEncoder().encode(file).length;
    reports(file, { variant: 'bytes', value: String(bytes) }, { limits: { bytes: bytes - 1 } });
  });

  it('reports the bulk that is too large', () =>
    reports(
      creditFile({}, [one, two, one]),
      { variant: 'transactionsOfBulk', path: 'FIToFICstmrCdtTrf[2]', value: '2' },
      { limits: { transactionsOfBulk: 1 } },
    ));

  it('uses the limit of the form if the environment has none', () =>
    reports(
      creditFile(
        {},
        Array.from({ length: 501 }, () => one),
      ),
      { variant: 'bulks', expected: '<= 500' },
    ));
});
