import { type BoundedCache, boundedCache } from '@clearbench/contracts/bounded-cache';
import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { type SeenMessageDocument, seenMessageView } from '@clearbench/contracts/transfer/views';
import { readFingerprints } from '@clearbench/iso20022/message-history/fingerprints';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { CommandContext } from '../command-context.ts';

/** An accepted bulk with the fingerprints of its payments' ids in ascending order. */
export type KnownBulk = Pick<SeenMessageDocument, 'messageId' | 'fileId' | 'sha256' | 'at'> & {
  readonly prints: Float64Array;
};

type Ledger = { readonly asOf: number; readonly position: number; readonly bulks: readonly KnownBulk[] };

/** Number of newest bulks that are compared. */
const mostBulks = 2_000;
const mostPrints = 500_000;
const page = 200;
const mostMemories = 50;

const ledgers = new WeakMap<ReadModels, BoundedCache<Ledger>>();
const mutex = keyedMutex();

type Parts = Pick<CommandContext, 'views' | 'contents'>;

const newSince = async ({ views }: Parts, memory: string, position: number): Promise<SeenMessageDocument[]> => {
  const found: SeenMessageDocument[] = [];
  const where = [
    { field: 'memoryKey', is: memory },
    { field: 'position', from: position + 1 },
  ];
  const sort = { field: 'position', direction: 'descending' } as const;
  for (let after: string | undefined; found.length < mostBulks; ) {
    const { items, next } = await views.find(seenMessageView, {
      where,
      sort,
      limit: page,
      ...(after ? { after } : {}),
    });
    found.push(...items);
    if (next === undefined) break;
    after = next;
  }
  return found;
};

const bulkOf = async ({ contents }: Parts, seen: SeenMessageDocument): Promise<KnownBulk[]> => {
  const { messageId, fileId, sha256, at, own, fingerprints, fingerprintsSha256 } = seen;
  if (own) return [];
  const bulk = { messageId, fileId, sha256, at };
  if (fingerprints) return [{ ...bulk, prints: Float64Array.from(fingerprints) }];
  if (fingerprintsSha256 === undefined) return [];
  return [{ ...bulk, prints: readFingerprints(await contents.get(fingerprintsSha256)) }];
};

/** The newest bulks within the memory limit. */
const withinSizeLimit = (bulks: readonly KnownBulk[]): readonly KnownBulk[] => {
  let room = mostPrints;
  const stored: KnownBulk[] = [];
  for (const bulk of bulks.slice(0, mostBulks)) {
    room -= bulk.prints.length;
    if (room < 0 && stored.length > 0) break;
    stored.push(bulk);
  }
  return stored;
};

const brought = async (parts: Parts, memory: string, ledger: Ledger | undefined): Promise<Ledger> => {
  const asOf = parts.views.changedAt(seenMessageView);
  if (ledger?.asOf === asOf) return ledger;
  const seen = await newSince(parts, memory, ledger?.position ?? -1);
  if (seen.length === 0 && ledger) return { ...ledger, asOf };
  const bulks: KnownBulk[] = [];
  for (const one of seen) bulks.push(...(await bulkOf(parts, one)));
  return {
    asOf,
    position: seen[0]?.position ?? ledger?.position ?? -1,
    bulks: withinSizeLimit([...bulks, ...(ledger?.bulks ?? [])]),
  };
};

/** The accepted bulks in the memory of an environment, newest first; read once, and then updated with new ones. */
export const knownBulks = (parts: Parts, memory: string): Promise<readonly KnownBulk[]> =>
  mutex(`ledger|${memory}`, async () => {
    const known = ledgers.get(parts.views) ?? boundedCache<Ledger>(mostMemories);
    ledgers.set(parts.views, known);
    const ledger = await brought(parts, memory, known.get(memory));
    known.set(memory, ledger);
    return ledger.bulks;
  });
