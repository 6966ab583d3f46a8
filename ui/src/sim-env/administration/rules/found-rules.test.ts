import type { SimEnvRule } from '@clearbench/contracts/sim-env/rule-routes';
import { foundRules, groupedRules, sourceOf } from './found-rules.ts';

const rule = (ruleId: string, over: Partial<SimEnvRule> = {}): SimEnvRule => ({
  ruleId,
  layer: 'scheme',
  usually: 'Error',
  rulebooks: ['2025'],
  formats: [],
  ...over,
});
const rules = [rule('R-04'), rule('T-05'), rule('R-01'), rule('H-02')];
const about: Readonly<Record<string, string>> = { 'T-05': 'Zeichen für Beträge', 'H-02': 'Absender der Datei' };
const wanted = {
  typed: '',
  onlyChanged: false,
  severities: { 'H-02': 'off' } as const,
  wordsOf: (id: string) => about[id] ?? '',
};
const idsOf = (some: readonly SimEnvRule[]) => some.map(({ ruleId }) => ruleId);

describe('the rules of an environment', () => {
  it.each([
    ['r-0', ['R-04', 'R-01']],
    ['BETRAGE zeichen', ['T-05']],
    ['  datei ', ['H-02']],
    ['nothing of it', []],
  ])('are found by %p', (typed, ids) => expect(idsOf(foundRules(rules, { ...wanted, typed }))).toEqual(ids));

  it('can be limited to those it overrides', () =>
    expect(idsOf(foundRules(rules, { ...wanted, onlyChanged: true }))).toEqual(['H-02']));

  it('are listed in their groups, by their ids', () =>
    expect(groupedRules(rules).map(({ group, rules: some }) => [group, ...idsOf(some)])).toEqual([
      ['T', 'T-05'],
      ['H', 'H-02'],
      ['R', 'R-01', 'R-04'],
    ]));

  it('have the severity of the environment, else of the format, else the default', () => {
    const changed = rule('T-05', { formats: [{ formatId: 'sct-2025-pacs.008.001.08', severity: 'off' }] });
    expect(sourceOf(changed, { 'T-05': 'Info' })).toBe('environment');
    expect(sourceOf(changed, {})).toBe('format');
    expect(sourceOf(rule('T-05'), {})).toBe('product');
  });
});
