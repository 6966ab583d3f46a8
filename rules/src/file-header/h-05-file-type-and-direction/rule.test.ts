import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { statusFile } from '@clearbench/iso20022/testing/status-file.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('H-05: File type and direction', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts sent and received types, and any type if the direction is unknown', () => {
    accepts(creditFile(), { direction: 'TS' });
    accepts(statusFile(), { direction: 'ST' });
    accepts(statusFile());
  });

  it('reports a file of the other direction', () => {
    const path = 'FType';
    reports(statusFile(), { variant: 'toClearing', path, value: 'CVF', expected: 'ICF' }, { direction: 'TS' });
    const expected = 'CVF, SCF, CCF, RSF';
    reports(creditFile(), { variant: 'fromClearing', path, value: 'ICF', expected }, { direction: 'ST' });
  });

  it('ignores a type other than that of the form (H-01)', () =>
    accepts(creditFile({ FType: 'SCF' }), { direction: 'ST' }));
});
