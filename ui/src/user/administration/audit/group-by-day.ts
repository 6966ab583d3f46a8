import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { localDay } from '../wall-clock.ts';

export type Day = { readonly day: string; readonly entries: readonly AuditEntry[] };

/** The entries grouped by day in the user's time zone, in their order. */
export const groupByDay = (entries: readonly AuditEntry[]): readonly Day[] => {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = localDay(entry.at);
    const same = days.get(day);
    if (same) same.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, same]) => ({ day, entries: same }));
};
