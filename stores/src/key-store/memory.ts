import { randomBytes } from 'node:crypto';
import { lifecycleGuard } from '../lifecycle-guard.ts';
import { type KeyStore, keyName } from './key-store.ts';

type KeyEntry = { key: Uint8Array | undefined; readonly madeAt: number };

/** Keys in memory. */
export const memoryKeyStore = (): KeyStore => {
  const owners = new Map<string, KeyEntry[]>();
  const open = lifecycleGuard();

  return {
    async keyOf(owner, madeAt) {
      open.pass();
      const keys = owners.get(owner) ?? [];
      owners.set(owner, keys);
      const newest = keys.at(-1)?.key;
      const key = newest ?? randomBytes(32);
      if (!newest) keys.push({ key, madeAt });
      return { keyId: { owner, number: keys.length }, key: Uint8Array.from(key) };
    },

    async read(keys) {
      open.pass();
      const found = new Map<string, Uint8Array>();
      for (const keyId of keys) {
        const key = owners.get(keyId.owner)?.[keyId.number - 1]?.key;
        if (key) found.set(keyName(keyId), Uint8Array.from(key));
      }
      return found;
    },

    async destroy(owner, before) {
      open.pass();
      for (const stored of owners.get(owner) ?? []) {
        if (stored.madeAt >= before) continue;
        stored.key?.fill(0);
        stored.key = undefined;
      }
    },

    async close() {
      open.shut();
    },
  };
};
