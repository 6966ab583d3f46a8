import { finding } from '../testing/finding.fixture.ts';
import { searchable, searched } from './search-findings.ts';

const messages = [
  finding({ ruleId: 'P-07', value: 'SHAR', text: 'Charges.' }),
  finding({ ruleId: 'I-08', path: '/Document/A/DbtrAcct/Id/IBAN', text: 'The IBAN is wrong.' }),
  finding({ ruleId: 'I-08', path: '/Document/A/CdtrAcct/Id/IBAN', text: 'The IBAN is wrong.', expected: 'DE02' }),
];
const texts = searchable(messages, ({ text }) => text);
const found = (query: string) => [...searched(texts, query)];

describe('the search in a report', () => {
  it('covers rule, text, path, value and expected value', () => {
    expect(found('p-07')).toEqual([0]);
    expect(found('WRONG')).toEqual([1, 2]);
    expect(found('cdtracct')).toEqual([2]);
    expect(found('shar')).toEqual([0]);
    expect(found('de02')).toEqual([2]);
  });

  it('requires every word, in any order', () => {
    expect(found('wrong i-08  dbtr')).toEqual([1]);
    expect(found('wrong p-07')).toEqual([]);
  });

  it('finds all if the search is empty', () => expect(found('  ')).toEqual([0, 1, 2]));
});
