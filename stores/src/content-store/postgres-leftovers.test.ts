import { randomBytes } from 'node:crypto';
import { sql } from '../postgres/sql.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { pieceSize } from './pieces.ts';
import { contentMigrations } from './postgres/uploads.ts';
import { postgresContentStore } from './postgres.ts';

const hour = 3_600_000;

onPostgres('PostgreSQL', (database) =>
  describe('leftovers of uploads in PostgreSQL', () => {
    let time = Date.parse('2026-01-05T10:00:00Z');
    const now = () => time;
    const opened = async () => {
      const connection = await database.open([contentMigrations]);
      const pieces = async (): Promise<number> => {
        const [row] = await connection.ask(({ tuples }) => tuples<[number]>(sql`SELECT count(*) FROM piece`));
        return row?.[0] ?? 0;
      };
      return { store: await postgresContentStore(connection, now), pieces };
    };
    /** An upload of three pieces that waits after the second one. */
    const interrupted = (put: (bytes: AsyncIterable<Uint8Array>) => Promise<unknown>) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const waiting = Promise.withResolvers<void>();
      async function* bytes() {
        yield randomBytes(2 * pieceSize);
        yield randomBytes(pieceSize);
        waiting.resolve();
        await promise;
        yield randomBytes(10);
      }
      return { result: put(bytes()), goOn: resolve, waits: waiting.promise };
    };

    it('are removed an hour after the last piece, by the next start or the next upload', async () => {
      const { store, pieces } = await opened();
      const upload = interrupted(store.put);
      const failed = expect(upload.result).rejects.toMatchObject({ errorKey: 'store.unavailable' });
      await upload.waits;
      expect(await pieces()).toBe(2);
      time += hour - 1;
      await postgresContentStore(await database.again(), now);
      expect(await pieces()).toBe(2);
      time += 2;
      await postgresContentStore(await database.again(), now);
      expect(await pieces()).toBe(0);
      upload.goOn();
      await failed;
      expect(await pieces()).toBe(0);

      const second = interrupted(store.put);
      await second.waits;
      time += hour + 1;
      await store.put(Buffer.from('short'));
      expect(await pieces()).toBe(1);
      second.goOn();
      await expect(second.result).rejects.toMatchObject({ errorKey: 'store.unavailable' });
    });

    it('do not exist of an upload that goes on for longer than an hour', async () => {
      const { store, pieces } = await opened();
      async function* slow() {
        for (let piece = 0; piece < 4; piece += 1) {
          yield randomBytes(pieceSize);
          time += hour / 2;
          await store.put(Buffer.from(`meanwhile ${piece}`));
        }
      }
      const { sha256, size } = await store.put(slow());
      expect(await store.size(sha256)).toBe(size);
      expect(await pieces()).toBe(8);
    });

    it('do not remain where two uploads of one content finish together', async () => {
      const { store, pieces } = await opened();
      const bytes = randomBytes(3 * pieceSize);
      async function* streamed() {
        yield bytes;
      }
      const puts = await Promise.all(Array.from({ length: 5 }, () => store.put(streamed())));
      expect(new Set(puts.map(({ sha256 }) => sha256)).size).toBe(1);
      expect(await pieces()).toBe(3);
      expect(await store.remove(puts[0]?.sha256 ?? '', time + 2 * hour)).toBe(true);
      expect(await pieces()).toBe(0);
    });
  }),
);
