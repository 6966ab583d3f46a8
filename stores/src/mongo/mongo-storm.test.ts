import type { Fault } from '@clearbench/fake-servers/mongo/faults.fake';
import { mongoChangeFeed } from '../change-feed/mongo.ts';
import { memoryCheckpointStore, type Positions } from '../checkpoint-store/memory.ts';
import { mongoCheckpointStore } from '../checkpoint-store/mongo.ts';
import type { Change } from '../document-store/document-store.ts';
import { memoryDocumentStore } from '../document-store/memory.ts';
import { mongoDocumentStore } from '../document-store/mongo.ts';
import { fakeTargets } from '../testing/mongo-targets.fixture.ts';
import { type SeededRandom, seededRandom } from '../testing/seeded-random.fixture.ts';

const rounds = 12;
const atOnce = 8;
const people = 'people@1';
const shape = { indexes: [['team', 'name']], search: 'name' };
const kinds = ['breakBefore', 'breakAfter', 'notPrimary', 'noMajority', 'twice'] as const;
const commands = ['update', 'find', 'insert', 'getMore'];

/** Set by an environment variable to repeat a run with other faults. */
const seed = Number(process.env.CLEARBENCH_SEED ?? 20_261_123);

const changeAt = (position: number, { below }: SeededRandom): Change => {
  const id = `p${below(30)}`;
  const document = { team: `t${below(3)}`, name: `name ${below(1_000)}`, position };
  return { id, position, document: below(5) === 0 ? null : document };
};

for (const { name, open, fake } of fakeTargets()) {
  it(`${name} under random faults (seed ${seed}) ends in the state of a store without faults, and sends every notice once`, async () => {
    const random = seededRandom(seed);
    const connection = await open();
    const positions: Positions = new Map();
    const calm = { documents: memoryDocumentStore(positions), checkpoints: memoryCheckpointStore(positions) };
    const documents = mongoDocumentStore(connection);
    const changes = await mongoChangeFeed(connection, () => {});
    const receivedRevisions: number[] = [];
    changes.subscribe(({ revision }) => void receivedRevisions.push(revision));
    for (const each of [calm.documents, documents]) await each.prepare(people, shape);

    let position = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const command of commands) fake().fail({ command, kind: random.one(kinds) } as Fault);
      const batches = Array.from({ length: atOnce }, () =>
        Array.from({ length: 10 }, () => {
          position += 1;
          return changeAt(position, random);
        }),
      );
      const applied = batches.map(async (batch) => {
        const checkpoint = { name: people, position: batch.at(-1)?.position ?? 0 };
        await calm.documents.apply(people, batch, checkpoint);
        await documents.apply(people, batch, checkpoint);
      });
      const notice = { topic: 'people', id: 'all', revision: round, audience: 'everyone' };
      await Promise.all([...applied, changes.publish([notice])]);
    }
    fake().heal();
    const ended = new Promise<void>((resolve) => {
      changes.subscribe(({ revision }) => revision === rounds && resolve());
    });
    await changes.publish([{ topic: 'people', id: 'all', revision: rounds, audience: 'everyone' }]);
    await ended;
    expect(receivedRevisions).toEqual(Array.from({ length: rounds + 1 }, (_, round) => round));

    for (const team of ['t0', 't1', 't2']) {
      const where = [{ field: 'team', is: team }];
      const query = { where, sort: { field: 'name', direction: 'ascending' }, search: 'name', limit: 100 } as const;
      expect(await documents.find(people, query)).toEqual(await calm.documents.find(people, query));
    }
    expect(await mongoCheckpointStore(connection).all()).toEqual(await calm.checkpoints.all());
    await changes.close();
  });
}
