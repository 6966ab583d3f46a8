import { nameWithRule } from './name-with-rule.ts';

describe('the name of a file with an injected error', () => {
  it('contains the broken rule, and no longer if there is none', () => {
    expect(nameWithRule('sct.xml', 'sct', undefined, 'T-05')).toBe('sct-T-05.xml');
    expect(nameWithRule('sct-T-05.xml', 'sct', 'T-05', 'P-11')).toBe('sct-P-11.xml');
    expect(nameWithRule('sct-T-05.xml', 'sct', 'T-05', undefined)).toBe('sct.xml');
  });

  it('is kept if the user entered it', () => {
    expect(nameWithRule('mine.xml', 'sct', undefined, 'T-05')).toBe('mine.xml');
  });
});
