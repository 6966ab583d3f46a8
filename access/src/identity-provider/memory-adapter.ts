import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { AdapterPayload } from 'oidc-provider';

type Entry = { readonly payload: AdapterPayload; readonly expiresAt: number };

/** Enough for all concurrent sign-ins of one server; above it the oldest is removed and has to start again. */
const room = 10_000;

/** Stores the provider's short-lived data in memory, with a limit. */
export const memoryAdapter = (now: () => number = Date.now) => {
  const entries = boundedCache<Entry>(room);

  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry && entry.expiresAt <= now()) entries.delete(key);
    return entries.get(key)?.payload;
  };
  const findBy = (model: string, field: string, value: string) => {
    for (const [key] of entries.entries()) {
      const payload = key.startsWith(`${model}:`) ? read(key) : undefined;
      if (payload?.[field] === value) return payload;
    }
    return undefined;
  };

  /** One adapter for each kind of the provider's data. */
  return (model: string) => ({
    upsert: async (id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> =>
      entries.set(`${model}:${id}`, {
        payload,
        expiresAt: expiresIn === undefined ? Infinity : now() + expiresIn * 1000,
      }),
    find: async (id: string) => read(`${model}:${id}`),
    findByUid: async (uid: string) => findBy(model, 'uid', uid),
    findByUserCode: async (userCode: string) => findBy(model, 'userCode', userCode),
    destroy: async (id: string): Promise<void> => entries.delete(`${model}:${id}`),
    consume: async (id: string): Promise<void> => {
      const payload = read(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
    },
    revokeByGrantId: async (grantId: string): Promise<void> => {
      for (const [key, { payload }] of entries.entries()) if (payload.grantId === grantId) entries.delete(key);
    },
  });
};
