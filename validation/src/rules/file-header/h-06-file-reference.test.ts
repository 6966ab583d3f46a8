import { ruleSpec } from '../rule-spec.ts';
import { creditFile } from '../samples/credit-file.ts';
import { fileReference } from './h-06-file-reference.ts';

describe('H-06: the form of a file reference', () => {
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
});
