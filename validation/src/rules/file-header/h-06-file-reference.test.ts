import { fileKey } from '../../earlier/earlier.ts';
import { ruleSpec } from '../rule-spec.ts';
import { creditFile } from '../samples/credit-file.ts';
import { nothingEarlier } from '../samples/earlier.ts';
import { fileReference } from './h-06-file-reference.ts';

describe('H-06: the form of a file reference, used once', () => {
  const { accepts, reports } = ruleSpec(fileReference);
  const referred = (FileRef: string) => creditFile({ FileRef });

  it('accepts 1 to 16 digits and capitals', () => {
    accepts(referred('1'));
    accepts(referred('236F64737E452E4X'));
  });

  it('reports others with what would be possible', () => {
    reports(referred('ab-1'), { path: 'FileRef', value: 'ab-1', expected: 'AB1' });
    reports(referred('236F64737E452E4X7'), { expected: '236F64737E452E4X' });
    reports(referred('Ä'), { value: 'Ä' });
  });

  it('reports one that was used before, where the past is known', () => {
    const used = { [fileKey('F1')]: { messageId: 'F1', at: '2025-10-14T09:00:00Z' } };
    const earlier = { ...nothingEarlier, uses: used };
    reports(referred('F1'), { variant: 'used', path: 'FileRef', value: 'F1' }, { earlier });
    accepts(referred('F2'), { earlier });
    accepts(referred('F1'), { earlier: nothingEarlier });
  });
});
