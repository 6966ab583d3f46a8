import { keyedCounter } from '@clearbench/contracts/concurrency/keyed-counter';

/** Which events run one after another, and the account that an event counts for. */
export type Partition = {
  readonly key: string;
  readonly account: string;
  /**
   * Lets accounts take turns within the partition: the event may run before earlier events of other accounts, unless
   * one of them has the same claim, such as the same message id. Without a claim the event waits for all earlier ones.
   */
  readonly claim?: string;
};

/** Most running items: `total`, and `perAccount` for one account. */
export type ConcurrencyLimits = { readonly total: number; readonly perAccount: number };

export type PartitionQueues<Item> = {
  add(partition: Partition, item: Item): void;
  /** Removes and returns the item that starts next; undefined where none may start now. */
  start(): Item | undefined;
  /** Whether no earlier item of the partition waits; for a started item. */
  isFirst(item: Item): boolean;
  /** Releases the slot of a started item. */
  finish(item: Item): void;
  /** Puts an item that was started back: it starts again once no earlier item of its partition waits. */
  postpone(item: Item): void;
};

type Waiting<Item> = {
  readonly partition: Partition;
  readonly item: Item;
  /** Counts the items in the order they were added. */
  readonly sequence: number;
  readonly isInOrder: boolean;
};

type Queue<Item> = {
  /** By account, in the order of their turns; each in the order added. */
  readonly lanes: Map<string, Waiting<Item>[]>;
  /** Sequences by claim, in the order added. */
  readonly claims: Map<string, number[]>;
};

const earliestOf = <Item>({ lanes }: Queue<Item>): number =>
  [...lanes.values()].reduce((least, [first]) => Math.min(least, first?.sequence ?? least), Number.POSITIVE_INFINITY);

const mayStart = <Item>(queue: Queue<Item>, { partition: { claim }, sequence, isInOrder }: Waiting<Item>): boolean => {
  if (isInOrder || claim === undefined) return sequence <= earliestOf(queue);
  return queue.claims.get(claim)?.[0] === sequence;
};

const leave = <Item>({ lanes, claims }: Queue<Item>, { partition: { account, claim }, sequence }: Waiting<Item>) => {
  const lane = lanes.get(account)?.slice(1) ?? [];
  // The account moves to the end of the rotation.
  lanes.delete(account);
  if (lane.length > 0) lanes.set(account, lane);
  if (claim === undefined) return;
  const others = (claims.get(claim) ?? []).filter((one) => one !== sequence);
  if (others.length > 0) claims.set(claim, others);
  else claims.delete(claim);
};

const enter = <Item>({ lanes, claims }: Queue<Item>, waiting: Waiting<Item>): void => {
  const { partition, sequence } = waiting;
  const bySequence = (one: { sequence: number }, other: { sequence: number }) => one.sequence - other.sequence;
  const lane = lanes.get(partition.account) ?? [];
  lane.push(waiting);
  lanes.set(partition.account, lane.length > 1 ? lane.sort(bySequence) : lane);
  if (partition.claim === undefined) return;
  const others = claims.get(partition.claim) ?? [];
  claims.set(
    partition.claim,
    [...others, sequence].sort((one, other) => one - other),
  );
};

/**
 * Items of one partition start one after another; partitions do not wait for each other. Items of an account keep the
 * order of adding. The account with the fewest running items comes first; the partitions of an account take turns, and
 * so do the accounts of a partition.
 */
export const partitionQueues = <Item>({ total, perAccount }: ConcurrencyLimits): PartitionQueues<Item> => {
  const queues = new Map<string, Queue<Item>>();
  const started = new Map<Item, Waiting<Item>>();
  const busy = new Set<string>();
  const running = keyedCounter();
  let added = 0;

  const count = ({ account }: Partition) => running.of(account);

  const firstToStart = (): Waiting<Item> | undefined => {
    let best: Waiting<Item> | undefined;
    for (const [key, queue] of queues) {
      if (busy.has(key)) continue;
      for (const [first] of queue.lanes.values()) {
        if (!first || count(first.partition) >= perAccount || !mayStart(queue, first)) continue;
        if (!best || count(first.partition) < count(best.partition)) best = first;
        if (count(best.partition) === 0) return best;
      }
    }
    return best;
  };

  const put = (waiting: Waiting<Item>): void => {
    const { key } = waiting.partition;
    const queue = queues.get(key) ?? { lanes: new Map(), claims: new Map() };
    queues.set(key, queue);
    enter(queue, waiting);
  };

  const free = (item: Item): Waiting<Item> | undefined => {
    const waiting = started.get(item);
    if (!waiting) return undefined;
    const { partition } = waiting;
    started.delete(item);
    busy.delete(partition.key);
    running.add(partition.account, -1);
    return waiting;
  };

  return {
    add: (partition, item) => {
      added += 1;
      put({ partition, item, sequence: added, isInOrder: false });
    },
    start: () => {
      if (started.size >= total) return undefined;
      const first = firstToStart();
      if (!first) return undefined;
      const { partition, item } = first;
      const queue = queues.get(partition.key);
      queues.delete(partition.key);
      if (queue) leave(queue, first);
      if (queue && queue.lanes.size > 0) queues.set(partition.key, queue);
      busy.add(partition.key);
      started.set(item, first);
      running.add(partition.account, 1);
      return item;
    },
    isFirst: (item) => {
      const waiting = started.get(item);
      const queue = waiting && queues.get(waiting.partition.key);
      return !waiting || !queue || waiting.sequence < earliestOf(queue);
    },
    finish: (item) => void free(item),
    postpone: (item) => {
      const waiting = free(item);
      if (waiting) put({ ...waiting, isInOrder: true });
    },
  };
};
