import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { builtInFormats, rulesOfFormat } from './built-in-formats.ts';
import { rulesOfScheme } from './rules-of-scheme.ts';

const idsOf = (scheme: (typeof schemes)[number]): readonly string[] => rulesOfScheme(scheme).map(({ rule }) => rule.id);

describe('the rules that can concern a scheme', () => {
  it.each(schemes)('are at least those of every format of %s', (scheme) => {
    const known = idsOf(scheme);
    const ofFormats = builtInFormats.filter((format) => format.scheme === scheme).flatMap(rulesOfFormat);
    expect(ofFormats.length).toBeGreaterThan(50);
    expect(ofFormats.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
  });

  it('are those of the files around messages, too', () =>
    expect(idsOf('sct').filter((id) => id.startsWith('H-'))).toHaveLength(12));

  it('are not what structure demands', () => {
    for (const id of ['T-01', 'T-02', 'T-03']) expect(idsOf('sct')).not.toContain(id);
  });

  it('are not those of other schemes', () => {
    expect(idsOf('core')).toContain('D-01');
    expect(idsOf('sct')).not.toContain('D-01');
  });

  it('know the rulebooks they belong to', () => {
    const rulebooks = new Set(rulesOfScheme('sct').map(({ scope }) => scope.rulebooks.length));
    expect(rulebooks.size).toBeGreaterThan(1);
  });
});
