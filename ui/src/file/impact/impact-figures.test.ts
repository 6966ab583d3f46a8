import type { BrokenRule, FileImpact } from '@clearbench/contracts/file/impact-routes';
import { countsOf, csvOf, jsonOf, rulesOf } from './impact-figures.ts';

const broken = (ruleId: string, count = 1): BrokenRule => ({ ruleId, count, textKey: `finding.${ruleId}`, params: {} });
const file = (fileName: string, ...rules: BrokenRule[]): FileImpact => ({
  ...{ fileId: fileName, fileName, messageType: 'pacs.008.001.08', rbVersion: '2023', hasErrors: false, rules },
  result: rules.length > 0 ? 'breaks' : 'unchanged',
});
const items: readonly FileImpact[] = [
  file('a.xml', broken('A-05', 3)),
  file('b.xml', broken('T-10'), broken('A-05')),
  file('c.xml'),
  { ...file('d.xml'), result: 'tooLarge' },
];

describe('the figures of an impact report', () => {
  it('count files by rule, most files first, and by result', () => {
    expect(rulesOf(items).map(({ ruleId, files }) => [ruleId, files])).toEqual([
      ['A-05', 2],
      ['T-10', 1],
    ]);
    expect(countsOf(items)).toEqual({ breaks: 2, unchanged: 1, tooLarge: 1, failed: 0 });
  });

  it('are exported as CSV with one line for each file and rule', () => {
    expect(csvOf(items).split('\r\n')).toEqual([
      'file,messageType,rulebook,result,rule,findings',
      'a.xml,pacs.008.001.08,2023,breaks,A-05,3',
      'b.xml,pacs.008.001.08,2023,breaks,T-10,1',
      'b.xml,pacs.008.001.08,2023,breaks,A-05,1',
      'c.xml,pacs.008.001.08,2023,unchanged,,',
      'd.xml,pacs.008.001.08,2023,tooLarge,,',
      '',
    ]);
  });

  it('have no formulas and no broken lines in CSV', () => {
    expect(csvOf([file('=1+1,"x".xml')]).split('\r\n')[1]).toBe(`"'=1+1,""x"".xml",pacs.008.001.08,2023,unchanged,,`);
  });

  it('are exported as JSON with the query', () => {
    const written = JSON.parse(jsonOf({ toRulebook: '2025' }, items)) as { readonly files: readonly unknown[] };
    expect(written).toMatchObject({ toRulebook: '2025', rules: [{ ruleId: 'A-05', files: 2 }, { ruleId: 'T-10' }] });
    expect(written.files).toHaveLength(4);
  });
});
