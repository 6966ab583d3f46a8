import { MongoClient } from 'mongodb';
import { type FakeMongo, startFakeMongo } from '../server.fake.ts';

export type Row = { _id: string | number; [name: string]: unknown };

/** The refusal of what the fake does not imitate. */
export const unspoken = (name: string) => expect.objectContaining({ message: `the fake does not speak ${name}` });

/** A fake as a replica set with a client that repeats nothing, for the tests of a file. */
export const strictFake = () => {
  let fake: FakeMongo | undefined;
  let client: MongoClient | undefined;
  let counted = 0;
  beforeAll(async () => {
    fake = await startFakeMongo({ setName: 'fake' });
    client = new MongoClient(fake.url, { retryWrites: false, retryReads: false });
  });
  afterEach(() => fake?.heal());
  afterAll(async () => {
    await client?.close();
    await fake?.goAway();
  });

  const started = () => {
    if (!fake || !client) throw new Error('the fake has not started yet');
    return { fake, client };
  };
  const db = () => started().client.db('strict');
  const collection = () => {
    counted += 1;
    return db().collection<Row>(`rows${counted}`);
  };
  return {
    fake: () => started().fake,
    client: () => started().client,
    db,
    /** A new collection. */
    collection,
    filled: async (...rows: Row[]) => {
      const added = collection();
      await added.insertMany(rows);
      return added;
    },
  };
};
