import { ruleSpec } from '../rule-spec.ts';
import { creditFile } from '../samples/credit-file.ts';
import { testCode } from './h-04-test-code.ts';

describe('H-04: the test code is that of the tester', () => {
  const { accepts, reports } = ruleSpec(testCode);

  it('accepts T where nothing else is said, and the code of the profile', () => {
    accepts(creditFile());
    accepts(creditFile({ TstCode: 'P' }), { testCode: 'P' });
  });

  it('reports the other one', () => {
    reports(creditFile({ TstCode: 'P' }), { variant: 'other', path: 'TstCode', value: 'P', expected: 'T' });
    reports(creditFile(), { variant: 'other', value: 'T', expected: 'P' }, { testCode: 'P' });
  });

  it('reports what is no test code', () =>
    reports(creditFile({ TstCode: 'X' }), { variant: 'noCode', value: 'X', expected: 'T' }));
});
