import { fileKey } from '@clearbench/iso20022/message-history/message-history';
import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { noHistory } from '@clearbench/iso20022/samples/message-history';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('H-06: Unique file reference', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const referred = (FileRef: string) => creditFile({ FileRef });

  it('accepts 1 to 16 digits and capitals', () => {
    accepts(referred('1'));
    accepts(referred('236F64737E452E4X'));
  });

  it('reports other values with a corrected value', () => {
    reports(referred('ab-1'), { path: 'FileRef', value: 'ab-1', expected: 'AB1' });
    reports(referred('236F64737E452E4X7'), { expected: '236F64737E452E4X' });
    reports(referred('Ä'), { value: 'Ä' });
  });

  it('reports a reference that was used before, if earlier files are known', () => {
    const used = { [fileKey('F1')]: { messageId: 'F1', at: '2025-10-14T09:00:00Z' } };
    const earlier = { ...noHistory, uses: used };
    reports(referred('F1'), { variant: 'used', path: 'FileRef', value: 'F1' }, { earlier });
    accepts(referred('F2'), { earlier });
    accepts(referred('F1'), { earlier: noHistory });
  });

  it('shows a correct and an incorrect example', () => showsExamples((changes) => creditFile(changes), ''));
});
