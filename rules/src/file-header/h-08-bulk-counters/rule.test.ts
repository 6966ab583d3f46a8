import { camt056 } from '@clearbench/iso20022/samples/answers';
import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('H-08: Counters of the file', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts right numbers, 0 included', () => {
    accepts(creditFile({}, []));
    accepts(creditFile({ NumCTBlk: '2', NumPCRBlk: '1' }, [pacs008(), pacs008(), camt056()]));
  });

  it('reports each that is wrong', () => {
    const params = { counter: 'NumCTBlk', bulk: 'FIToFICstmrCdtTrf' };
    reports(creditFile({ NumCTBlk: '2' }), { path: 'NumCTBlk', line: 9, value: '2', expected: '1', params });
    reports(creditFile({}, [pacs008(), camt056()]), [
      { path: 'NumCTBlk', value: '2', expected: '1' },
      { path: 'NumPCRBlk', value: '0', expected: '1' },
    ]);
  });

  it('ignores values that are missing or not numbers (T-03)', () => {
    accepts(creditFile({ NumCTBlk: 'one' }));
    accepts(creditFile({ NumCTBlk: undefined }));
  });

  it('can be made milder', () =>
    reports(creditFile({ NumCTBlk: '2' }), { severity: 'Info' }, { overrides: { 'H-08': 'Info' } }));
});
