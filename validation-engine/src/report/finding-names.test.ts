import { findingNames } from './finding-names.ts';

const found = (ruleId: string, path: string, line = 1) => ({ ruleId, path, line, column: 2 });

describe('names of findings', () => {
  it('are rule and element, whatever the line', () => {
    expect(findingNames([found('P-07', '/Document/A', 3)])).toEqual(['P-07@/Document/A']);
    expect(findingNames([found('P-07', '/Document/A', 9)])).toEqual(['P-07@/Document/A']);
  });

  it('are the place where there is no element', () =>
    expect(findingNames([found('T-01', '', 7)])).toEqual(['T-01@7:2']));

  it('differ where a rule speaks more than once of an element', () =>
    expect(findingNames([found('A', '/a'), found('B', '/a'), found('A', '/a'), found('A', '/a')])).toEqual([
      'A@/a',
      'B@/a',
      'A@/a~2',
      'A@/a~3',
    ]));
});
