import { type KeyStore, keyName } from '../key-store.ts';

/** The contract of every key store. */
export const keyStoreSpec = (name: string, open: () => Promise<KeyStore>): void =>
  describe(`${name} as a key store`, () => {
    let keys: KeyStore;
    beforeEach(async () => {
      keys = await open();
    });
    afterEach(() => keys.close());

    const present = async (owner: string, ...numbers: number[]) => [
      ...(await keys.read(numbers.map((number) => ({ owner, number })))).keys(),
    ];

    it('creates a key once and then returns the same one', async () => {
      const made = await keys.keyOf('anna', 3);
      expect(made.keyId).toEqual({ owner: 'anna', number: 1 });
      expect(made.key).toHaveLength(32);
      expect(Buffer.from((await keys.keyOf('anna', 9)).key)).toEqual(Buffer.from(made.key));
      const read = await keys.read([made.keyId]);
      expect(Buffer.from(read.get(keyName(made.keyId)) ?? [])).toEqual(Buffer.from(made.key));
    });

    it('creates one key for concurrent callers, and different keys for different owners', async () => {
      const requested = await Promise.all(Array.from({ length: 20 }, (_, n) => keys.keyOf(`owner ${n % 4} ':'`, 0)));
      expect(new Set(requested.map(({ key }) => Buffer.from(key).toString('hex'))).size).toBe(4);
      expect(requested.every(({ keyId }) => keyId.number === 1)).toBe(true);
    });

    it('returns nothing for an unknown key', async () => {
      await keys.keyOf('anna', 0);
      expect(await present('anna', 2)).toEqual([]);
      expect(await present('ben', 1)).toEqual([]);
      expect(await keys.read([])).toEqual(new Map());
    });

    it('reads many keys at once', async () => {
      const owners = Array.from({ length: 1_200 }, (_, n) => `owner-${n}`);
      const made = await Promise.all(owners.map((owner) => keys.keyOf(owner, 0)));
      const read = await keys.read(made.map(({ keyId }) => keyId));
      expect(made.filter(({ keyId, key }) => !Buffer.from(read.get(keyName(keyId)) ?? []).equals(key))).toEqual([]);
    });

    it('destroys a key permanently, and keeps those of others', async () => {
      await keys.keyOf('anna', 0);
      await keys.keyOf('ben', 0);
      await keys.destroy('anna', 5);
      await keys.destroy('anna', 5);
      expect(await present('anna', 1)).toEqual([]);
      expect(await present('ben', 1)).toEqual(['1:ben']);
      await keys.destroy('nobody', 5);
    });

    it('gives a returning owner a new key, which a late destruction does not affect', async () => {
      const first = await keys.keyOf('anna', 4);
      await keys.destroy('anna', 7);
      const second = await keys.keyOf('anna', 7);
      expect(second.keyId.number).toBe(2);
      expect(Buffer.from(second.key).equals(first.key)).toBe(false);
      await keys.destroy('anna', 7);
      expect(await present('anna', 1, 2)).toEqual(['2:anna']);
      await keys.destroy('anna', 12);
      expect(await present('anna', 1, 2)).toEqual([]);
    });

    it('rejects calls after closing', async () => {
      await keys.close();
      const closed = { errorKey: 'store.closed' };
      await expect(keys.keyOf('anna', 0)).rejects.toMatchObject(closed);
      await expect(keys.read([{ owner: 'anna', number: 1 }])).rejects.toMatchObject(closed);
      await expect(keys.destroy('anna', 1)).rejects.toMatchObject(closed);
    });
  });
