import type { AdapterPayload } from 'oidc-provider';

type Entry = { readonly payload: AdapterPayload; readonly expiresAt: number };

/** Enough for every sign-in under way on one machine; past it the oldest is forgotten and has to start again. */
const room = 10_000;

/** Keeps what the provider has to remember for minutes: in memory, bounded, gone with the process. */
export const memoryAdapter = (now: () => number = Date.now) => {
  const entries = new Map<string, Entry>();

  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry && entry.expiresAt <= now()) entries.delete(key);
    return entries.get(key)?.payload;
  };
  const write = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > room && oldest !== undefined) entries.delete(oldest);
  };
  const findBy = (model: string, field: string, value: string) => {
    for (const key of entries.keys()) {
      const payload = key.startsWith(`${model}:`) ? read(key) : undefined;
      if (payload?.[field] === value) return payload;
    }
    return undefined;
  };

  /** One of these for each kind of thing the provider keeps. */
  return (model: string) => ({
    upsert: async (id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> =>
      write(`${model}:${id}`, { payload, expiresAt: expiresIn === undefined ? Infinity : now() + expiresIn * 1000 }),
    find: async (id: string) => read(`${model}:${id}`),
    findByUid: async (uid: string) => findBy(model, 'uid', uid),
    findByUserCode: async (userCode: string) => findBy(model, 'userCode', userCode),
    destroy: async (id: string): Promise<void> => void entries.delete(`${model}:${id}`),
    consume: async (id: string): Promise<void> => {
      const payload = read(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
    },
    revokeByGrantId: async (grantId: string): Promise<void> => {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
};
