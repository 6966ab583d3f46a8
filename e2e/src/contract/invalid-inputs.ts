import type { Input, Operation } from './described-calls.ts';

const bodies = ['{', '[]', '{}', '"text"', 'null', '<a/>'];

/** Inputs that an operation has to refuse, or to answer as described: unknown ids, wrong parts, no content. */
export const invalidInputs = (path: string, { requestBody }: Operation): readonly Input[] => {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
  const unknown = { path: Object.fromEntries(parts.map((part) => [part, 'unknown'])) };
  return [
    unknown,
    { ...unknown, query: { limit: -1, after: '%', action: 'other' } },
    { ...unknown, headers: { 'X-Command-Id': 'x', 'If-Match': 'x', 'X-XSRF-TOKEN': 'x' } },
    { ...unknown, headers: { Authorization: 'Bearer wrong' } },
    { ...unknown, headers: { 'Content-Encoding': 'unknown', 'Content-Type': 'application/json' }, body: '{}' },
    ...(requestBody ? bodies : []).map((body) => ({ ...unknown, body })),
  ];
};
