import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { builtInFormats, rulesOfFormat } from './built-in-formats.ts';

const idsOf = (scheme: Scheme, rbVersion: '2019' | '2025', messageType: string): readonly string[] =>
  rulesOfFormat({ scheme, rbVersion, messageType }).map(({ id }) => id);

describe('the formats the product brings', () => {
  it('are the messages of every rulebook, each once', () => {
    const names = builtInFormats.map(({ scheme, rbVersion, messageType }) => `${scheme} ${rbVersion} ${messageType}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('sct 2025 pacs.008.001.08');
    expect(names).toContain('inst 2019 pacs.008.001.02');
    expect(names).not.toContain('sct 2025 pacs.008.001.02');
  });

  it('have the rules that look at their messages', () => {
    expect(idsOf('sct', '2025', 'pacs.008.001.08')).toEqual(expect.arrayContaining(['T-05', 'G-09', 'G-12']));
    expect(idsOf('inst', '2025', 'pacs.008.001.08')).toContain('S-01');
    expect(idsOf('sct', '2025', 'pacs.008.001.08')).not.toContain('S-01');
  });

  it('leave out no rule that looks at messages', () => {
    const used = new Set(builtInFormats.flatMap((format) => rulesOfFormat(format).map(({ id }) => id)));
    const ofMessages = ruleCatalogue.filter(({ concerns }) => concerns === undefined).map(({ id }) => id);
    expect(ofMessages.filter((id) => !used.has(id))).toEqual([]);
  });
});
