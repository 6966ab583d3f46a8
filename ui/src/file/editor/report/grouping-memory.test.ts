import { rememberedGrouping, rememberGrouping } from './grouping-memory.ts';

const memory = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
};

describe('the order of findings', () => {
  it('has errors first until another one is chosen, which is remembered', () => {
    const storage = memory();
    expect(rememberedGrouping(storage)).toBe('severity');
    rememberGrouping('none', storage);
    expect(rememberedGrouping(storage)).toBe('none');
  });

  it('has errors first where something unknown was kept', () =>
    expect(rememberedGrouping({ getItem: () => 'by colour' })).toBe('severity'));
});
