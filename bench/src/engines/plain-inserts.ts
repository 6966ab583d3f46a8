import type { NewEvent } from '@clearbench/contracts/event-envelope';
import pg from 'pg';

/** Events inserted by the driver alone into a table with the columns and the keys of the log. */
export type PlainInserts = {
  /** Each event by an insert and a commit of its own, on a connection of its own. */
  oneByOne(streams: readonly string[], revision: number, events: readonly NewEvent[]): Promise<void>;
  /** All events by one insert and one commit. */
  together(streams: readonly string[], revision: number, events: readonly NewEvent[]): Promise<void>;
  close(): Promise<void>;
};

const table = `
  CREATE TABLE IF NOT EXISTS plain_event (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    stream text NOT NULL,
    revision integer NOT NULL,
    id text NOT NULL,
    type text NOT NULL,
    schema integer NOT NULL,
    data text NOT NULL,
    metadata text NOT NULL,
    UNIQUE (stream, revision)
  )`;
const columns = 'stream, revision, id, type, schema, data, metadata';
const insertOne = {
  name: 'insert_one',
  text: `INSERT INTO plain_event (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};
const insertMany = {
  name: 'insert_many',
  text: `INSERT INTO plain_event (${columns}) SELECT * FROM unnest(
    $1::text[], $2::integer[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::text[])`,
};

/** Opens a connection for each event that is in flight. */
export const plainInserts = async (url: string, inFlight: number): Promise<PlainInserts> => {
  const clients = Array.from({ length: inFlight }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const [first] = clients;
  await first?.query(table);
  return {
    async oneByOne(streams, revision, events) {
      const inserts = events.map(async ({ id, type, schema, data, metadata }, index) => {
        const values = [streams[index], revision, id, type, schema, JSON.stringify(data), JSON.stringify(metadata)];
        await clients[index]?.query({ ...insertOne, values });
      });
      await Promise.all(inserts);
    },
    async together(streams, revision, events) {
      const values = [
        streams,
        events.map(() => revision),
        events.map(({ id }) => id),
        events.map(({ type }) => type),
        events.map(({ schema }) => schema),
        events.map(({ data }) => JSON.stringify(data)),
        events.map(({ metadata }) => JSON.stringify(metadata)),
      ];
      await first?.query({ ...insertMany, values });
    },
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
};
