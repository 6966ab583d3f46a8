import type { KeyStore } from '@clearbench/stores/key-store/key-store';
import { memoryKeyStore } from '@clearbench/stores/key-store/memory';
import { keyRing } from './key-ring.ts';

const counted = (keys = memoryKeyStore()) => {
  const calls = { keyOf: 0, read: 0 };
  const counting: KeyStore = {
    ...keys,
    keyOf: (owner, madeAt) => {
      calls.keyOf += 1;
      return keys.keyOf(owner, madeAt);
    },
    read: (ids) => {
      calls.read += ids.length;
      return keys.read(ids);
    },
  };
  return { keys: counting, calls };
};
const head = async () => 0;

describe('key ring', () => {
  it('reads each key once and caches it, including destroyed keys', async () => {
    const { keys, calls } = counted();
    const ring = keyRing(keys, head, 10);
    const { keyId } = await ring.current('anna');
    await ring.current('anna');
    const wanted = [keyId, { owner: 'ben', number: 1 }, keyId];
    await ring.fetch(wanted);
    const found = await ring.fetch(wanted);
    expect(found(keyId)).toHaveLength(32);
    expect(found({ owner: 'ben', number: 1 })).toBeUndefined();
    expect(calls).toEqual({ keyOf: 1, read: 2 });
  });

  it('caches no encryption key in a cluster, and decryption keys only for a short time', async () => {
    const { keys, calls } = counted();
    const [ringA, ringB] = [keyRing(keys, head, 10, 20), keyRing(keys, head, 10, 20)];
    const { keyId } = await ringA.current('anna');
    expect((await ringA.fetch([keyId]))(keyId)).toHaveLength(32);
    await ringB.destroy('anna', 1);
    expect((await ringA.current('anna')).keyId).not.toEqual(keyId);
    // The time limit of the test ends the wait where a key stays cached.
    while ((await ringA.fetch([keyId]))(keyId)) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(calls.keyOf).toBe(2);
  });

  it('limits its cache, and still returns keys beyond the limit', async () => {
    const { keys, calls } = counted();
    const ring = keyRing(keys, head, 2);
    const ids = [];
    for (const owner of ['a', 'b', 'c', 'd']) ids.push((await ring.current(owner)).keyId);
    const found = await ring.fetch(ids);
    expect(ids.map((id) => found(id)?.length)).toEqual([32, 32, 32, 32]);
    await ring.fetch(ids.slice(2));
    expect(calls.read).toBe(4);
    await ring.fetch(ids.slice(0, 1));
    expect(calls.read).toBe(5);
  });

  it('does not cache a key that was requested before its destruction and read after it', async () => {
    const store = memoryKeyStore();
    const { keyId } = await store.keyOf('anna', 0);
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow: KeyStore = {
      ...store,
      keyOf: async (owner, madeAt) => {
        const key = await store.keyOf(owner, madeAt);
        await promise;
        return key;
      },
      read: async (ids) => {
        const found = await store.read(ids);
        await promise;
        return found;
      },
    };
    const ring = keyRing(slow, head, 10);
    const [reading, sealing] = [ring.fetch([keyId]), ring.current('anna')];
    await ring.destroy('anna', 1);
    resolve();
    expect((await sealing).keyId.number).toBe(2);
    await reading;
    expect((await ring.fetch([keyId]))(keyId)).toBeUndefined();
  });
});
