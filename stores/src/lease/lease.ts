import { setTimeout as after } from 'node:timers/promises';
import type { DocumentStore, StoredDocument } from '../document-store/document-store.ts';

/** What one process at a time may do, held by this one until it lets go or cannot prove any more that it is there. */
export type Lease = {
  /** Grows from holder to holder: what this one writes can be told from what those before it write late. */
  readonly fence: number;
  /** Aborted when the lease is over: whatever was done under it has to stop at once. */
  readonly over: AbortSignal;
  release(): Promise<void>;
};

export type LeaseParts = {
  readonly documents: Pick<DocumentStore, 'prepare' | 'get' | 'apply'>;
  /** What is to be done by one alone. */
  readonly name: string;
  /** Who asks; no two processes say the same. */
  readonly holder: string;
  /** Milliseconds a holder may be silent before its lease is over. */
  readonly span?: number;
  /** Gives up waiting. */
  readonly signal?: AbortSignal;
  /** Told once when somebody else holds it. */
  readonly onWaiting?: (holder: string) => void;
  /** Has looked at it before this one asks. */
  readonly watch?: LeaseWatch;
  /** Done while waiting, each time the lease is looked at. */
  readonly meanwhile?: () => Promise<unknown>;
};

/** Looks at a lease now and then, and knows how long it has not moved. */
export type LeaseWatch = () => Promise<{ readonly now: StoredDocument<Held> | undefined; readonly isFree: boolean }>;

type Held = { readonly holder: string };

const collection = 'leases';
const usualSpan = 6_000;
const nobody = '';
/** Of a span: how often a holder says that it is there, and how much longer others wait, whose clocks run otherwise. */
const [beat, caution] = [0.25, 1.5];

/** Who wants several leases looks at all of them while it waits for the first, and not for each in turn. */
export const watchLease = ({ documents, name, span = usualSpan }: LeaseParts): LeaseWatch => {
  let seen: StoredDocument<Held> | undefined;
  let since = performance.now();
  return async () => {
    const now = await documents.get<Held>(collection, name);
    if (now?.position !== seen?.position) since = performance.now();
    seen = now;
    return { now, isFree: !now || now.document.holder === nobody || performance.now() - since > span * caution };
  };
};

/**
 * Waits until nobody else holds a lease, and takes it. A document's position decides between two who reach for it at
 * once: of two changes at the same position the store keeps the first. Nobody's clock is compared with another's; who
 * waits goes by how long the document has not moved. Fails only where `signal` gives up, or the store does.
 */
export const takeLease = async (parts: LeaseParts): Promise<Lease> => {
  const { documents, span = usualSpan, onWaiting = () => {}, signal, watch = watchLease(parts), meanwhile } = parts;
  await documents.prepare(collection, { indexes: [] });
  let told = false;
  for (;;) {
    signal?.throwIfAborted();
    const [{ now, isFree }] = await Promise.all([watch(), meanwhile?.()]);
    if (isFree) {
      const asked = performance.now();
      const position = (now?.position ?? 0) + 1;
      if (await claimed(parts, position)) return keep(parts, position, asked);
    } else if (!told) {
      told = true;
      onWaiting(now?.document.holder ?? nobody);
    }
    await after(span * beat, undefined, signal ? { signal } : {});
  }
};

/** Whether the document is ours at a position after we tried to put it there. */
const claimed = async ({ documents, name, holder }: LeaseParts, position: number): Promise<boolean> => {
  await documents.apply(collection, [{ id: name, position, document: { holder } }]);
  const now = await documents.get<Held>(collection, name);
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
    const asked = performance.now();
    if (!(await claimed(parts, at + 1))) return over.abort();
    at += 1;
    provedAt = asked;
    watch();
  };
  const beating = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await after(span * beat, undefined, { signal: letGo.signal });
      // Somebody who cannot be reached now may be reached before the lease is over.
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
      await documents.apply(collection, [{ id: name, position: at + 1, document: { holder: nobody } }]);
    },
  };
};
