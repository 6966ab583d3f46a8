import { randomBytes } from 'node:crypto';
import { gate } from '../gate.ts';
import { type KeyStore, keyName } from './key-store.ts';

type Kept = { key: Uint8Array | undefined; readonly madeAt: number };

/** Keys that live as long as their process. */
export const memoryKeyStore = (): KeyStore => {
  const owners = new Map<string, Kept[]>();
  const open = gate();

  return {
    async keyOf(owner, madeAt) {
      open.pass();
      const kept = owners.get(owner) ?? [];
      owners.set(owner, kept);
      const newest = kept.at(-1)?.key;
      const key = newest ?? randomBytes(32);
      if (!newest) kept.push({ key, madeAt });
      return { keyId: { owner, number: kept.length }, key: Uint8Array.from(key) };
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
      for (const kept of owners.get(owner) ?? []) {
        if (kept.madeAt >= before) continue;
        kept.key?.fill(0);
        kept.key = undefined;
      }
    },

    async close() {
      open.shut();
    },
  };
};
