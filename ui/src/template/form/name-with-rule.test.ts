import { nameWithRule } from './name-with-rule.ts';

describe('the name of a file with a deliberate error', () => {
  it('says which rule it breaks, and no longer once it breaks none', () => {
    expect(nameWithRule('sct.xml', 'sct', undefined, 'T-05')).toBe('sct-T-05.xml');
    expect(nameWithRule('sct-T-05.xml', 'sct', 'T-05', 'P-11')).toBe('sct-P-11.xml');
    expect(nameWithRule('sct-T-05.xml', 'sct', 'T-05', undefined)).toBe('sct.xml');
  });

  it('stays where somebody gave it', () => {
    expect(nameWithRule('mine.xml', 'sct', undefined, 'T-05')).toBe('mine.xml');
  });
});
