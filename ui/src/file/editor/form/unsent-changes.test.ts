import type { FormChange } from '@clearbench/authoring/form/form-edit';
import { unsentChanges } from './unsent-changes.ts';

const typed: FormChange = { kind: 'value', path: '/Document/A', value: 'x' };
const added: FormChange = { kind: 'add', path: '/Document', tag: 'B' };

const memoryStorage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

const never = new Promise<void>(() => {});

describe('unsent changes of a form when the page closes', () => {
  it('are restored once when it opens again, for the same file', () => {
    const kept = memoryStorage();
    const before = unsentChanges('f-1', kept);
    void before.until(typed, never);
    before.keep();
    expect(unsentChanges('f-2', kept).take()).toEqual([]);
    expect(unsentChanges('f-1', kept).take()).toEqual([typed]);
    expect(unsentChanges('f-1', kept).take()).toEqual([]);
  });

  it('are stored even if the field sends them last', () => {
    const kept = memoryStorage();
    const unsent = unsentChanges('f-1', kept);
    unsent.keep();
    void unsent.until(typed, never);
    expect(unsentChanges('f-1', kept).take()).toEqual([typed]);
  });

  it('are not stored once they are in the text, also if the page returns from the cache', async () => {
    const kept = memoryStorage();
    const unsent = unsentChanges('f-1', kept);
    let finish = () => {};
    const done = unsent.until(
      typed,
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
    );
    unsent.keep();
    expect(kept.items.size).toBe(1);
    finish();
    await done;
    expect(kept.items.size).toBe(0);
    unsent.keep();
    expect(kept.items.size).toBe(0);
  });

  it('exclude added elements, which would be added twice', () => {
    const kept = memoryStorage();
    const unsent = unsentChanges('f-1', kept);
    void unsent.until(added, never);
    unsent.keep();
    expect(kept.items.size).toBe(0);
  });
});
