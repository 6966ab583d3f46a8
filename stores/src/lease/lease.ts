import { setTimeout as after } from 'node:timers/promises';
import type { DocumentStore, StoredDocument } from '../document-store/document-store.ts';

/** A time-limited right of one process; it ends when the process releases it or fails to renew it. */
export type Lease = {
  /** Fencing token that grows with each holder, so that stores can reject late writes of earlier holders. */
  readonly fence: number;
  /** Aborted when the lease ends: work under it has to stop immediately. */
  readonly over: AbortSignal;
  release(): Promise<void>;
};

export type LeaseParts = {
  readonly documents: Pick<DocumentStore, 'prepare' | 'get' | 'apply'>;
  /** Name of the lease. */
  readonly name: string;
  /** Unique name of this process. */
  readonly holder: string;
  /** Milliseconds without renewal after which a lease ends. */
  readonly span?: number;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
  /** Called once when another process holds the lease. */
  readonly onWaiting?: (holder: string) => void;
  /** A watch that was started before this call. */
  readonly watch?: LeaseWatch;
  /** Runs during the wait, each time the lease is read. */
  readonly meanwhile?: () => Promise<unknown>;
};

/** Reads a lease, and records for how long it has not been renewed. */
export type LeaseWatch = () => Promise<{
  readonly now: StoredDocument<LeaseRow> | undefined;
  readonly isFree: boolean;
}>;

type LeaseRow = { readonly holder: string };

const collection = 'leases';
/** Longer than the election of a new primary of MongoDB, up to 12 s, so that a holder keeps its lease over it. */
export const usualSpan = 20_000;
const noHolder = '';
/**
 * Fractions of a span: the renewal interval of a holder, and the additional wait of others, which allows for different
 * clocks.
 */
const [beat, caution] = [0.25, 1.25];

/** A process that wants several leases watches all of them from the start, instead of each in turn. */
export const watchLease = ({ documents, name, span = usualSpan }: LeaseParts): LeaseWatch => {
  let seen: StoredDocument<LeaseRow> | undefined;
  let since = performance.now();
  return async () => {
    const now = await documents.get<LeaseRow>(collection, name);
    if (now?.position !== seen?.position) since = performance.now();
    seen = now;
    return { now, isFree: !now || now.document.holder === noHolder || performance.now() - since > span * caution };
  };
};

/**
 * Waits until the lease is free, and takes it. The position of a document decides between two concurrent processes: of
 * two changes at the same position the store keeps the first. Clocks are not compared; waiting processes measure how
 * long the document has not changed. Fails only where `signal` aborts, or the store fails.
 */
export const takeLease = async (parts: LeaseParts): Promise<Lease> => {
  const { documents, span = usualSpan, onWaiting = () => {}, signal, watch = watchLease(parts), meanwhile } = parts;
  await documents.prepare(collection, { indexes: [] });
  let reported = false;
  for (;;) {
    signal?.throwIfAborted();
    const [{ now, isFree }] = await Promise.all([watch(), meanwhile?.()]);
    if (isFree) {
      const startedAt = performance.now();
      const position = (now?.position ?? 0) + 1;
      if (await claimed(parts, position)) return keep(parts, position, startedAt);
    } else if (!reported) {
      reported = true;
      onWaiting(now?.document.holder ?? noHolder);
    }
    await after(span * beat, undefined, signal ? { signal } : {});
  }
};

/** Whether the document is ours at a position after the attempt to write it. */
const claimed = async ({ documents, name, holder }: LeaseParts, position: number): Promise<boolean> => {
  await documents.apply(collection, [{ id: name, position, document: { holder } }]);
  const now = await documents.get<LeaseRow>(collection, name);
  return now?.position === position && now.document.holder === holder;
};

const keep = (parts: LeaseParts, position: number, takenAt: number): Lease => {
  const { documents, name, span = usualSpan } = parts;
  const [over, letGo] = [new AbortController(), new AbortController()];
  let [at, provedAt] = [position, takenAt];
  let overdue: NodeJS.Timeout;
  const watch = (): void => {
    clearTimeout(overdue);
    overdue = setTimeout(() => over.abort(), Math.max(0, provedAt + span - performance.now())).unref();
  };

  const renew = async (): Promise<void> => {
    const startedAt = performance.now();
    if (!(await claimed(parts, at + 1))) return over.abort();
    at += 1;
    provedAt = startedAt;
    watch();
  };
  const beating = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await after(span * beat, undefined, { signal: letGo.signal });
      // An unreachable store may be reachable again before the lease ends.
      await renew().catch(() => undefined);
    }
  };
  watch();
  const beats = beating().catch(() => undefined);

  return {
    fence: position,
    over: over.signal,
    release: async () => {
      letGo.abort();
      await beats;
      clearTimeout(overdue);
      if (over.signal.aborted) return;
      over.abort();
      await documents.apply(collection, [{ id: name, position: at + 1, document: { holder: noHolder } }]);
    },
  };
};
