import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('H-04: Test code', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts T by default, and the code of the profile', () => {
    accepts(creditFile());
    accepts(creditFile({ TstCode: 'P' }), { testCode: 'P' });
  });

  it('accepts both in an answer if the profile has none', () =>
    accepts(creditFile({ TstCode: 'P' }), { direction: 'ST', testCode: undefined }));

  it('reports the other one', () => {
    reports(creditFile({ TstCode: 'P' }), { variant: 'other', path: 'TstCode', value: 'P', expected: 'T' });
    reports(creditFile(), { variant: 'other', value: 'T', expected: 'P' }, { testCode: 'P' });
  });

  it('reports a value that is not a test code', () =>
    reports(creditFile({ TstCode: 'X' }), { variant: 'noCode', value: 'X', expected: 'T' }));

  it('shows a correct and an incorrect example', () => showsExamples((changes) => creditFile(changes), ''));
});
