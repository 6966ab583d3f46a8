import type { Members } from './cluster-double.ts';
import { type Faults, noFaults } from './faults-double.ts';
import { type Front, front } from './front-double.ts';
import { type LogDouble, type LogDoubleSettings, logDouble } from './log-double.ts';
import { type Appends, type NodeParts, nodeDouble } from './node-double.ts';

export type DoubleSettings = LogDoubleSettings & {
  readonly nodes?: number;
  readonly batchAppend?: boolean;
  readonly tls?: NodeParts['tls'];
  /** `user:password`, asked of everybody who reads or writes. */
  readonly login?: string;
};

/** A running double of EventStoreDB. */
export type EventStoreDbDouble = {
  readonly connectionString: string;
  readonly log: LogDouble;
  readonly faults: Faults;
  readonly appends: Readonly<Appends>;
  readonly nodes: readonly Front[];
  /** Makes another node the leader. */
  lead(index: number): void;
  stop(): Promise<void>;
};

/**
 * For tests only: speaks EventStoreDB's protocol over real sockets, on the client's own definitions. Nodes of a cluster
 * share one log at once; there is no disk, no replication and no election.
 */
export const startEventStoreDbDouble = async ({
  nodes: count = 1,
  batchAppend = true,
  tls,
  login,
  ...limits
}: DoubleSettings = {}): Promise<EventStoreDbDouble> => {
  const log = logDouble(limits);
  const faults = noFaults();
  const appends: Appends = { plain: 0, batch: 0 };
  const inner: { port: number; stop(): void }[] = [];
  const nodes = await Promise.all(Array.from({ length: count }, (_, index) => front(() => inner[index]?.port ?? 0)));
  const members: Members = { ports: nodes.map(({ port }) => port), leader: 0 };
  for (const [index, { cut }] of nodes.entries())
    inner.push(await nodeDouble({ appends, log, faults, members, index, batchAppend, tls, login, cut }));

  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    connectionString: `esdb://${login ? `${login}@` : ''}${hosts}?tls=${tls !== undefined}&discoveryInterval=20&gossipTimeout=1`,
    log,
    faults,
    appends,
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
