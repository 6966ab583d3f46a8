import type { SortValue } from './cursor.ts';
import type { Condition, Document } from './document-store.ts';

/** The value that orders a document. */
export const sortValueOf = (document: Document, field: string): SortValue => {
  const value = document[field];
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

const rank = (value: SortValue) => (value === null ? 0 : typeof value === 'number' ? 1 : 2);

/** Null before numbers before texts; texts by code point. */
export const compareValues = (a: SortValue, b: SortValue): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return rank(a) - rank(b);
};

/** Whether a condition holds for a document. */
export const holds = (condition: Condition, document: Document): boolean => {
  const value = document[condition.field];
  if ('is' in condition) return value === condition.is;
  if ('anyOf' in condition) return condition.anyOf.some((each) => each === value);

  const { from, to } = condition;
  const bounded = sortValueOf(document, condition.field);
  if (bounded === null) return from === undefined && to === undefined;
  return (
    (from === undefined || compareValues(bounded, from) >= 0) && (to === undefined || compareValues(bounded, to) <= 0)
  );
};
