import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';

/** Loaded entries, newest first; `next` is the position before which older entries are, undefined at the beginning. */
export type LoadedEntries = { readonly items: readonly AuditEntry[]; readonly next?: number | undefined };

/**
 * The loaded entries after the newest page was read again. Older loaded entries are kept, unless there can be entries
 * between them and the page that were never read.
 */
export const withNewestPage = (
  loaded: LoadedEntries,
  page: LoadedEntries,
): { readonly items: readonly AuditEntry[]; readonly next: number | undefined } => {
  const { items, next } = page;
  const newest = loaded.items[0]?.position;
  if (next === undefined || newest === undefined || newest < next) return { items, next };
  const older = loaded.items.filter(({ position }) => position < next);
  return older.length === 0 ? { items, next } : { items: [...items, ...older], next: loaded.next };
};
