import type { PlannedCase } from '@clearbench/contracts/suite-run/parts';
import { matchingCases } from './run-cases.ts';

const planned = (file: string, title: string): PlannedCase => ({
  ...{ file, title, tags: [], environment: 'sct', rulebook: '2025', steps: 1 },
});
const plan = [
  planned('a.yaml', 'A payment is accepted'),
  planned('b.yaml', 'A return'),
  planned('c.yaml', 'A payment'),
];

describe('the cases of a run', () => {
  it('are found by their state', () => {
    expect(matchingCases(plan, { caseStates: 'pf.' }, { state: 'failed' })).toEqual([2]);
    expect(matchingCases(plan, { caseStates: 'pf.' }, { state: 'open' })).toEqual([3]);
    expect(matchingCases(plan, { caseStates: 'pf.' }, {})).toEqual([1, 2, 3]);
  });

  it('are found by every word of title and file', () => {
    expect(matchingCases(plan, { caseStates: 'ppp' }, { search: 'payment A.yaml' })).toEqual([1]);
    expect(matchingCases(plan, { caseStates: 'ppf' }, { search: 'PAYMENT', state: 'failed' })).toEqual([3]);
    expect(matchingCases(plan, { caseStates: 'ppp' }, { search: 'nothing' })).toEqual([]);
  });
});
