import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { ContentRemovalEvent } from '@clearbench/contracts/file/content-removal-events';

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Fields with hashes of built-in contents; no content is stored under them. */
const ofBuiltIns = /^builtInSha256$/;

/** The hashes of contents in an event's data, in fields of any depth, recognised by the field names. */
export const hashesIn = (data: unknown): string[] => {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    /sha256$/i.test(name) && !ofBuiltIns.test(name) && isHash(value) ? [value] : hashesIn(value),
  );
};

export const contentsRemoved: ContentRemovalEvent['type'] = 'ContentsRemoved';

/** Contents whose removal an event records; empty for events of other types. */
export const removedIn = ({ type, data }: Pick<RecordedEvent, 'type' | 'data'>) =>
  type === contentsRemoved ? (data as ContentRemovalEvent['data']).contents : [];

/** The contents that the events of a log refer to, and the removed ones. */
export type ContentReferences = {
  note(event: Pick<RecordedEvent, 'type' | 'data'>): void;
  /** Contents that must exist. */
  needed(): ReadonlySet<string>;
  /** Removed contents without a later reference. */
  removed(): ReadonlySet<string>;
};

/** Counts the events that refer to each content, and compares the count with what the last removal recorded. */
export const contentReferences = (): ContentReferences => {
  const counts = new Map<string, number>();
  const recorded = new Map<string, number>();
  const isRemoved = (hash: string): boolean => (counts.get(hash) ?? 0) <= (recorded.get(hash) ?? -1);
  return {
    note: (event) => {
      for (const hash of new Set(hashesIn(event.data))) counts.set(hash, (counts.get(hash) ?? 0) + 1);
      for (const { hash, references } of removedIn(event)) recorded.set(hash, references);
    },
    needed: () => new Set([...counts.keys()].filter((hash) => !isRemoved(hash))),
    removed: () => new Set([...counts.keys()].filter(isRemoved)),
  };
};
