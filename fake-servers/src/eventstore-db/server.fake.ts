import type { Members } from './cluster.fake.ts';
import { type Faults, noFaults } from './faults.fake.ts';
import { type Front, front } from './front.fake.ts';
import { type FakeLog, type FakeLogSettings, fakeLog } from './log.fake.ts';
import { type Appends, fakeNode, type NodeParts } from './node.fake.ts';

export type FakeServerSettings = Omit<FakeLogSettings, 'now'> & {
  readonly nodes?: number;
  readonly batchAppend?: boolean;
  readonly tls?: NodeParts['tls'];
  /** `user:password`, required for every read and write. */
  readonly login?: string;
};

/** A running fake of EventStoreDB. */
export type FakeEventStoreDb = {
  readonly connectionString: string;
  readonly log: FakeLog;
  readonly faults: Faults;
  readonly appends: Readonly<Appends>;
  /** How many reads and subscriptions came. */
  reads(): number;
  readonly nodes: readonly Front[];
  /** Makes another node the leader. */
  lead(index: number): void;
  stop(): Promise<void>;
};

/**
 * For tests only: speaks EventStoreDB's protocol over real sockets, with the client's own definitions. Nodes of a
 * cluster share one log; there is no disk, no replication and no election.
 */
export const startFakeEventStoreDb = async ({
  nodes: count = 1,
  batchAppend = true,
  tls,
  login,
  ...limits
}: FakeServerSettings = {}): Promise<FakeEventStoreDb> => {
  const faults = noFaults();
  const log = fakeLog({ ...limits, now: () => Date.now() + faults.clockAhead });
  const appends: Appends = { plain: 0, batch: 0 };
  let reads = 0;
  const onRead = () => {
    reads += 1;
  };
  const inner: { port: number; stop(): void }[] = [];
  const nodes = await Promise.all(Array.from({ length: count }, (_, index) => front(() => inner[index]?.port ?? 0)));
  const members: Members = { ports: nodes.map(({ port }) => port), leader: 0 };
  for (const [index, { cut }] of nodes.entries())
    inner.push(await fakeNode({ appends, onRead, log, faults, members, index, batchAppend, tls, login, cut }));

  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    connectionString: `esdb://${login ? `${login}@` : ''}${hosts}?tls=${tls !== undefined}&discoveryInterval=20&gossipTimeout=1`,
    log,
    faults,
    appends,
    reads: () => reads,
    nodes,
    lead(index) {
      members.leader = index;
    },
    async stop() {
      for (const node of inner) node.stop();
      await Promise.all(nodes.map((node) => node.leave()));
    },
  };
};
