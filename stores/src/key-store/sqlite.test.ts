import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { keyName } from './key-store.ts';
import { sqliteKeyStore } from './sqlite.ts';
import { containedIn } from './testing/contained-texts.fixture.ts';
import { keyStoreSpec } from './testing/spec.ts';

const scratch = scratchFolder();
const secrets = { secret: 'a secret that is only good for tests' };
keyStoreSpec('sqlite', () => sqliteKeyStore(scratch(), secrets));

/** The bytes of a database's files while it is open. */
const bytesOf = (file: string): Buffer =>
  Buffer.concat(
    ['', '-wal'].map((end) => file + end).flatMap((path) => (existsSync(path) ? [readFileSync(path)] : [])),
  );

/** The wrapped keys of owners, as read from the files. */
const wrappedKeys = (file: string): Map<string, Buffer> => {
  const copy = scratch();
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  const sql = new DatabaseSync(copy);
  const rows = sql.prepare('SELECT owner, wrapped FROM key').all() as { owner: string; wrapped: Uint8Array }[];
  sql.close();
  return new Map(rows.map(({ owner, wrapped }) => [owner, Buffer.from(wrapped)]));
};

describe('key file', () => {
  it('contains nothing of a destroyed key, for any other writes', async () => {
    const file = scratch();
    const keys = await sqliteKeyStore(file, secrets);
    const owners = Array.from({ length: 600 }, (_, n) => `owner-${(n * 7919) % 600}`);
    for (const owner of owners) await keys.keyOf(owner, 0);
    const before = wrappedKeys(file);
    const keysOf = (some: readonly string[]) => some.map((owner) => before.get(owner) as Buffer);
    const gone = owners.filter((_, n) => n % 3 === 0);
    expect(containedIn(bytesOf(file), keysOf(gone)).size).toBe(200);
    await Promise.all(gone.map((owner) => keys.destroy(owner, 1)));
    const after = bytesOf(file);
    const starts = keysOf(gone).map((key) => key.subarray(0, 16));
    expect([...containedIn(after, starts)]).toEqual([]);
    expect(containedIn(after, keysOf(owners)).size).toBe(400);
    await keys.close();
  });

  it('never contains an unencrypted key', async () => {
    const file = scratch();
    const keys = await sqliteKeyStore(file, secrets);
    const { key } = await keys.keyOf('anna', 0);
    expect(bytesOf(file).includes(Buffer.from(key))).toBe(false);
    await keys.close();
  });

  it('opens with its secret, and with a new one when both are given', async () => {
    const file = scratch();
    const first = await sqliteKeyStore(file, secrets);
    const { keyId, key } = await first.keyOf('anna', 0);
    await first.destroy('ben', 1);
    await first.close();
    const renewed = { secret: 'another secret' };
    await expect(sqliteKeyStore(file, renewed)).rejects.toMatchObject({ errorKey: 'store.wrongSecret' });
    await (await sqliteKeyStore(file, { ...renewed, before: secrets.secret })).close();
    await expect(sqliteKeyStore(file, secrets)).rejects.toMatchObject({ errorKey: 'store.wrongSecret' });
    const again = await sqliteKeyStore(file, renewed);
    expect(Buffer.from((await again.read([keyId])).get(keyName(keyId)) ?? [])).toEqual(Buffer.from(key));
    await again.close();
  });

  it('cannot be changed to exchange keys between owners', async () => {
    const file = scratch();
    const keys = await sqliteKeyStore(file, secrets);
    await keys.keyOf('anna', 0);
    await keys.keyOf('ben', 0);
    await keys.close();
    const sql = new DatabaseSync(file);
    sql.exec("UPDATE key SET wrapped = (SELECT wrapped FROM key WHERE owner = 'anna') WHERE owner = 'ben'");
    sql.close();
    const again = await sqliteKeyStore(file, secrets);
    await expect(again.read([{ owner: 'ben', number: 1 }])).rejects.toThrow('damaged');
    await again.close();
  });
});
