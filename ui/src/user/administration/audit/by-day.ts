import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';

export type Day = { readonly day: string; readonly entries: readonly AuditEntry[] };

const two = (figure: number): string => String(figure).padStart(2, '0');

/** The day of an instant where the reader is, YYYY-MM-DD. */
export const localDay = (at: string): string => {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** An instant as a field for date and time takes it, where the reader is. */
export const localInput = (at: string): string => {
  const date = new Date(at);
  return `${localDay(at)}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** Entries under the reader's days, both in the order they came. */
export const byDay = (entries: readonly AuditEntry[]): readonly Day[] => {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = localDay(entry.at);
    const same = days.get(day);
    if (same) same.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, same]) => ({ day, entries: same }));
};
