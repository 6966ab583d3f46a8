import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import Papa from 'papaparse';

const columns = ['at', 'kind', 'type', 'by', 'byName', 'about', 'changes', 'position', 'eventId', 'token'];

const rowOf = ({ at, kind, type, by, about, changes, position, eventId }: AuditEntry) => [
  at,
  kind,
  type,
  by.actor,
  by.name ?? '',
  about ?? '',
  changes.map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`).join('; '),
  String(position),
  eventId,
  by.token ?? '',
];

/** Escapes cells that a spreadsheet would interpret as a formula. */
const line = (row: readonly string[]): string => `${Papa.unparse([[...row]], { escapeFormulae: true })}\r\n`;

async function* asCsv(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield `\uFEFF${line(columns)}`;
  for await (const entry of entries) yield line(rowOf(entry));
}

async function* asJson(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  let between = '[\n';
  for await (const entry of entries) {
    yield `${between}${JSON.stringify(entry)}`;
    between = ',\n';
  }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}

const encoder = new TextEncoder();

/** An audit as a file, entry by entry. */
export async function* auditFile(
  entries: AsyncIterable<AuditEntry>,
  format: 'csv' | 'json',
): AsyncGenerator<Uint8Array> {
  for await (const text of format === 'csv' ? asCsv(entries) : asJson(entries)) yield encoder.encode(text);
}

export const mediaTypeOf = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const;
