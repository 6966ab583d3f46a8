import { rememberedGrouping, rememberGrouping } from './grouping-memory.ts';

const memory = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
};

describe('the order of findings', () => {
  it('starts with errors until another one is chosen, which is stored', () => {
    const storage = memory();
    expect(rememberedGrouping(storage)).toBe('severity');
    rememberGrouping('none', storage);
    expect(rememberedGrouping(storage)).toBe('none');
  });

  it('starts with errors if the stored value is unknown', () =>
    expect(rememberedGrouping({ getItem: () => 'by colour' })).toBe('severity'));
});
