import { type AccessSettings, fakeAccess } from './access.fake.ts';
import { elect, type Members } from './cluster.fake.ts';
import { type Faults, noFaults } from './faults.fake.ts';
import { type Front, front } from './front.fake.ts';
import { type FakeLog, type FakeLogSettings, fakeLog } from './log.fake.ts';
import { type Appends, fakeNode, type NodeParts } from './node.fake.ts';
import type { ServerVersion } from './versions.fake.ts';

export type FakeServerSettings = Omit<FakeLogSettings, 'now'> &
  AccessSettings & {
    /** The version whose behaviour the fake imitates. */
    readonly version?: ServerVersion;
    readonly nodes?: number;
    readonly batchAppend?: boolean;
    readonly tls?: NodeParts['tls'];
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
 * cluster share one log; there is no disk and no replication, and a lost leader is replaced at once.
 */
export const startFakeEventStoreDb = async ({
  nodes: count = 1,
  batchAppend = true,
  tls,
  version = '24.10',
  login,
  ordinaryLogin,
  isAllReadable = false,
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
  const members: Members = { ports: nodes.map(({ port }) => port), isAlive: nodes.map(() => true), leader: 0 };
  const users = { ...(login ? { login } : {}), ...(ordinaryLogin ? { ordinaryLogin } : {}), isAllReadable };
  const shared = { appends, onRead, log, faults, members, batchAppend, version, tls, access: fakeAccess(users) };
  for (const [index, { cut }] of nodes.entries()) inner.push(await fakeNode({ ...shared, index, cut }));
  const inCluster = nodes.map(
    (node, index): Front => ({
      ...node,
      async leave() {
        members.isAlive[index] = false;
        if (members.leader === index) elect(members);
        await node.leave();
      },
      async comeBack() {
        await node.comeBack();
        members.isAlive[index] = true;
      },
    }),
  );

  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    connectionString: `esdb://${login ? `${login}@` : ''}${hosts}?tls=${tls !== undefined}&discoveryInterval=20&gossipTimeout=1`,
    log,
    faults,
    appends,
    reads: () => reads,
    nodes: inCluster,
    lead(index) {
      members.leader = index;
    },
    async stop() {
      for (const node of inner) node.stop();
      await Promise.all(nodes.map((node) => node.leave()));
    },
  };
};
