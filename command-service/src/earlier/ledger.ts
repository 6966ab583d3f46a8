import { type SeenMessageDocument, seenMessageView } from '@clearbench/contracts/transfer/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { type ShortMemory, shortMemory } from '@clearbench/stores/short-memory';
import { readFingerprints } from '@clearbench/validation/earlier/fingerprints';
import { oneAtATime } from '../one-at-a-time.ts';
import type { Workplace } from '../workplace.ts';

/** A bulk that was taken in, and the fingerprints of its payments' ids in ascending order. */
export type KnownBulk = Pick<SeenMessageDocument, 'messageId' | 'fileId' | 'sha256' | 'at'> & {
  readonly prints: Float64Array;
};

type Ledger = { readonly asOf: number; readonly position: number; readonly bulks: readonly KnownBulk[] };

/** Older bulks are not compared any more. */
const mostBulks = 2_000;
const mostPrints = 500_000;
const page = 200;
const mostEnvironments = 50;

const ledgers = new WeakMap<ReadModels, ShortMemory<Ledger>>();
const inTurn = oneAtATime();

type Parts = Pick<Workplace, 'views' | 'contents'>;

const newSince = async ({ views }: Parts, environmentId: string, position: number): Promise<SeenMessageDocument[]> => {
  const found: SeenMessageDocument[] = [];
  const where = [
    { field: 'environmentId', is: environmentId },
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

/** The newest bulks, as many as there is room for. */
const asManyAsFit = (bulks: readonly KnownBulk[]): readonly KnownBulk[] => {
  let room = mostPrints;
  const kept: KnownBulk[] = [];
  for (const bulk of bulks.slice(0, mostBulks)) {
    room -= bulk.prints.length;
    if (room < 0 && kept.length > 0) break;
    kept.push(bulk);
  }
  return kept;
};

const brought = async (parts: Parts, environmentId: string, ledger: Ledger | undefined): Promise<Ledger> => {
  const asOf = parts.views.changedAt(seenMessageView);
  if (ledger?.asOf === asOf) return ledger;
  const seen = await newSince(parts, environmentId, ledger?.position ?? -1);
  if (seen.length === 0 && ledger) return { ...ledger, asOf };
  const bulks: KnownBulk[] = [];
  for (const one of seen) bulks.push(...(await bulkOf(parts, one)));
  return {
    asOf,
    position: seen[0]?.position ?? ledger?.position ?? -1,
    bulks: asManyAsFit([...bulks, ...(ledger?.bulks ?? [])]),
  };
};

/** The bulks an environment has taken in, newest first; read once, and from then on only what is new. */
export const knownBulks = (parts: Parts, environmentId: string): Promise<readonly KnownBulk[]> =>
  inTurn(`ledger|${environmentId}`, async () => {
    const memory = ledgers.get(parts.views) ?? shortMemory<Ledger>(mostEnvironments);
    ledgers.set(parts.views, memory);
    const ledger = await brought(parts, environmentId, memory.get(environmentId));
    memory.keep(environmentId, ledger);
    return ledger.bulks;
  });
