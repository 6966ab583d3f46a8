import { ruleSpec } from '../rule-spec.ts';
import { creditFile } from '../samples/credit-file.ts';
import { statusFile } from '../samples/status-file.ts';
import { fileTypeOfTheDirection } from './h-05-file-type-of-the-direction.ts';

describe('H-05: the type of a file fits its direction', () => {
  const { accepts, reports } = ruleSpec(fileTypeOfTheDirection);

  it('accepts what is sent and what is got, and anything where the direction is not known', () => {
    accepts(creditFile(), { direction: 'TS' });
    accepts(statusFile(), { direction: 'ST' });
    accepts(statusFile());
  });

  it('reports a file that goes the other way', () => {
    const path = 'FType';
    reports(statusFile(), { variant: 'toClearing', path, value: 'CVF', expected: 'ICF' }, { direction: 'TS' });
    const expected = 'CVF, SCF, CCF, RSF';
    reports(creditFile(), { variant: 'fromClearing', path, value: 'ICF', expected }, { direction: 'ST' });
  });

  it('leaves to H-01 a type that is not that of the form', () =>
    accepts(creditFile({ FType: 'SCF' }), { direction: 'ST' }));
});
