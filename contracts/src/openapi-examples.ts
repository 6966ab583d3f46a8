import type { JsonSchema } from './openapi-schemas.ts';

/** Example values by property name; they are used where the schema accepts them. */
const byName: Readonly<Record<string, unknown>> = {
  at: '2026-03-02T09:15:00.000Z',
  actor: '7d1f0c4be2a95386',
  address: 'thea.tester@bank.example',
  addresses: ['thea.tester@bank.example'],
  asset: 'logo',
  bic: 'COBADEFFXXX',
  calendarName: 'TARGET',
  code: 'SALA',
  column: 22,
  content: '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">…</Document>',
  contentVersion: 2,
  csv: 'code,meaning\nSALA,Salary payment\n',
  cutOff: '16:30',
  deliberateError: 'P-11',
  displayName: 'Thea Tester',
  domain: 'bank.example',
  domains: ['bank.example'],
  email: 'thea.tester@bank.example',
  envToken: 'sct',
  environmentGroup: 'SEPA credit transfer',
  environmentId: 'sct-bench',
  environmentIds: ['sct-bench'],
  environmentName: 'SCT bench',
  environmentToken: 'sct',
  errorKey: 'file.notFound',
  expected: 'SLEV',
  fileName: 'supplier-payments.xml',
  formatId: 'sct-2025-pacs.008.001.08',
  iban: 'DE89370400440532013000',
  key: 'files.title',
  language: 'en',
  line: 14,
  message: 'May our bank have an environment for SCT Inst?',
  messageScheme: 'sct',
  messageType: 'pacs.008.001.08',
  name: 'Nightly build',
  path: '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/ChrgBr',
  planDescription: 'Create, edit, validate and send.',
  planId: 'standard',
  planName: 'Standard',
  primaryColor: '#2f5bd3',
  directionStColor: '#7a3fa0',
  directionTsColor: '#0b6b74',
  productName: 'Clearbench',
  ruleId: 'P-11',
  reachable: ['COBADEFF'],
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  systemCode: 'ST2',
  tokenId: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  templateName: 'sct-typical',
  text: 'ChrgBr must be SLEV.',
  textKey: 'finding.P-11',
  timeZone: 'Europe/Berlin',
  title: 'Credit transfer',
  until: '2026-12-31',
  url: '/oauth2/authorization/bank',
  value: 'SHAR',
  version: 3,
  versions: ['2025'],
  zoneId: 'Europe/Berlin',
};

/** Example values by the end of a property name. */
const byEnding: readonly (readonly [RegExp, unknown])[] = [
  [/(At|Until|Since|From|To)$/, '2026-03-02T09:15:00.000Z'],
  [/(Id|Ids|By)$/, '7d1f0c4be2a95386'],
  [/(count|total|position|files|users|errors|warnings|infos|size|bytes)$/i, 12],
  [/Name$/, 'Thea Tester'],
  [/(Color|color)$/, '#2f5bd3'],
];

const deepest = 8;

type Types = Readonly<Record<string, JsonSchema>>;

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fitsText = (value: unknown, { pattern, maxLength, minLength, format }: JsonSchema): boolean =>
  typeof value === 'string' &&
  (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)) &&
  value.length <= Number(maxLength ?? Number.POSITIVE_INFINITY) &&
  value.length >= Number(minLength ?? 0) &&
  (format !== 'date-time' || value.includes('T'));

const textOf = (schema: JsonSchema, wanted: unknown): unknown => {
  const candidates = [
    wanted,
    'example',
    'Example',
    '2026-03-02T09:15:00.000Z',
    '2026-03-02',
    '#2f5bd3',
    'COBADEFFXXX',
    '16:30',
    'a',
  ];
  return candidates.find((value) => fitsText(value, schema)) ?? 'example';
};

const numberOf = ({ minimum, maximum, type }: JsonSchema, wanted: unknown): number => {
  const value = typeof wanted === 'number' ? wanted : 1;
  const bounded = Math.min(Math.max(value, Number(minimum ?? value)), Number(maximum ?? value));
  return type === 'integer' ? Math.round(bounded) : bounded;
};

const exampleFor = (name: string): unknown =>
  Object.hasOwn(byName, name) ? byName[name] : byEnding.find(([ending]) => ending.test(name))?.[1];

/**
 * An example value for a schema. Replies show every property; requests show only required ones, so that clients can
 * send the example as it is.
 */
export const exampleOf = (schema: JsonSchema, types: Types, io: 'input' | 'output'): unknown => {
  const objectOf = (
    { properties, required, additionalProperties, propertyNames }: JsonSchema,
    depth: number,
  ): object => {
    const fields = Object.entries((properties ?? {}) as Types);
    const needed = Array.isArray(required) ? required : [];
    const shown = io === 'output' && depth < deepest - 2 ? fields : fields.filter(([name]) => needed.includes(name));
    if (fields.length === 0 && isRecord(additionalProperties)) {
      const keys = isRecord(propertyNames) && Array.isArray(propertyNames.enum) ? propertyNames.enum : [];
      return Object.fromEntries(keys.map((key) => [key, value(additionalProperties, String(key), depth + 1)]));
    }
    return Object.fromEntries(shown.map(([name, inside]) => [name, value(inside, name, depth + 1)]));
  };
  const listOf = ({ items, minItems }: JsonSchema, name: string, depth: number): unknown[] => {
    const wanted = exampleFor(name);
    if (Array.isArray(wanted) && isRecord(items) && 'type' in items && items.type === 'string') return wanted;
    if (!isRecord(items) || (depth >= deepest && minItems === undefined)) return [];
    return [value(items, name.replace(/s$/, ''), depth + 1)];
  };
  const value = (given: JsonSchema, name: string, depth: number): unknown => {
    const reference = typeof given.$ref === 'string' ? given.$ref.split('/').at(-1) : undefined;
    if (reference !== undefined) return value(types[reference] ?? {}, name, depth);
    if ('const' in given) return given.const;
    if (Array.isArray(given.enum)) return given.enum.includes(exampleFor(name)) ? exampleFor(name) : given.enum[0];
    const [first] = (given.anyOf ?? given.oneOf ?? given.allOf ?? []) as JsonSchema[];
    if (first) return value(first, name, depth);
    if (given.type === 'object') return objectOf(given, depth);
    if (given.type === 'array') return listOf(given, name, depth);
    if (given.type === 'string') return textOf(given, exampleFor(name));
    if (given.type === 'boolean') return given.default ?? true;
    if (given.type === 'integer' || given.type === 'number') return numberOf(given, exampleFor(name));
    return null;
  };
  return value(schema, '', 0);
};
