import { type AuditEntry, auditKinds } from '@clearbench/contracts/user/audit-routes';
import { dayAfter, instantOf } from '../wall-clock.ts';

export type AuditKind = AuditEntry['kind'];

/**
 * The filters in the address of the history: kinds (none = all) and days, both inclusive, and an instant for the
 * comparison.
 */
export type AuditFilters = {
  readonly kinds: readonly AuditKind[];
  readonly from: string;
  readonly to: string;
  /** '' = no comparison. */
  readonly at: string;
};

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string | null): string => (text && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');
const instantIn = (text: string | null): string => {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
};

export const filtersOf = (query: URLSearchParams): AuditFilters => {
  const named = (query.get('kinds') ?? '').split(',');
  return {
    kinds: auditKinds.filter((kind) => named.includes(kind)),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    at: instantIn(query.get('at')),
  };
};

export const queryOf = ({ kinds, from, to, at }: AuditFilters): URLSearchParams =>
  new URLSearchParams(Object.entries({ kinds: kinds.join(','), from, to, at }).filter(([, value]) => value !== ''));

/** The query to the server: instants, `from` inclusive, `to` exclusive. */
export type AuditQuery = { readonly kinds?: string; readonly from?: string; readonly to?: string };

/** The days of the filters in the user's time zone. */
export const asked = ({ kinds, from, to }: Omit<AuditFilters, 'at'>): AuditQuery => ({
  ...(kinds.length === 0 ? {} : { kinds: kinds.join(',') }),
  ...(from === '' ? {} : { from: instantOf(from) }),
  ...(to === '' ? {} : { to: instantOf(dayAfter(to)) }),
});
