import { z } from 'zod';
import * as calendar from './calendar/routes.ts';
import * as codeList from './code-list/routes.ts';
import * as envelope from './envelope/routes.ts';
import * as annotation from './file/annotation.ts';
import * as filePieces from './file/piece-routes.ts';
import * as removedFiles from './file/removed-routes.ts';
import * as fileSearch from './file/search-routes.ts';
import * as report from './file/validation-report.ts';
import * as vipFile from './file/vip-file.ts';
import * as formats from './format/routes.ts';
import * as explainedRules from './format/rule-routes.ts';
import * as severities from './format/rule-severity.ts';
import * as structure from './format/structure.ts';
import * as styles from './look-and-feel/styles.ts';
import * as metrics from './metrics/routes.ts';
import * as plans from './plan/routes.ts';
import * as problems from './problem.ts';
import { committed, noReply } from './route.ts';
import * as dryRuns from './scenario/dry-run.ts';
import * as scenarios from './scenario/routes.ts';
import * as session from './session/routes.ts';
import * as appSettings from './settings/app-settings.ts';
import * as connections from './settings/connection-routes.ts';
import * as settings from './settings/routes.ts';
import * as simEnvAdministration from './sim-env/administration-routes.ts';
import * as simEnvEvents from './sim-env/events.ts';
import * as simEnvs from './sim-env/routes.ts';
import * as simEnvRules from './sim-env/rule-routes.ts';
import * as replays from './statistics/replay-routes.ts';
import * as statistics from './statistics/routes.ts';
import * as suites from './suite/routes.ts';
import * as suiteChanges from './suite/suite-change.ts';
import * as suiteOverviews from './suite/suite-overview.ts';
import * as suiteRuns from './suite-run/run.ts';
import * as templateAdministration from './template/administration-routes.ts';
import * as layout from './template/layout.ts';
import * as templates from './template/routes.ts';
import * as clearing from './transfer/clearing.ts';
import * as transfers from './transfer/routes.ts';
import * as translations from './translation/routes.ts';
import * as accounts from './user/administration-routes.ts';
import * as audit from './user/audit-routes.ts';
import * as profile from './user/profile-settings.ts';
import * as tokens from './user/token-routes.ts';

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = { readonly [name: string]: unknown };
type Direction = 'input' | 'output';

/**
 * Schemas exported from these modules get their own name in the description, so that generated clients have readable
 * types.
 */
const modules: readonly Readonly<Record<string, unknown>>[] = [
  { noReply, committed },
  annotation,
  appSettings,
  calendar,
  codeList,
  envelope,
  filePieces,
  removedFiles,
  fileSearch,
  report,
  vipFile,
  formats,
  explainedRules,
  severities,
  structure,
  styles,
  metrics,
  plans,
  problems,
  session,
  settings,
  connections,
  simEnvAdministration,
  simEnvEvents,
  simEnvs,
  simEnvRules,
  replays,
  statistics,
  templateAdministration,
  layout,
  templates,
  clearing,
  transfers,
  scenarios,
  dryRuns,
  suites,
  suiteChanges,
  suiteOverviews,
  suiteRuns,
  translations,
  accounts,
  audit,
  profile,
  tokens,
];

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Removes the bounds of safe integers; they apply to every integer in JavaScript and add no information about the
 * field.
 */
const withoutSafeBounds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSafeBounds);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inside]) => Math.abs(Number(inside)) !== Number.MAX_SAFE_INTEGER)
      .map(([key, inside]) => [key, withoutSafeBounds(inside)]),
  );
};

/** The schema of a type as clients send it (`input`) or as the server answers it (`output`). */
export const jsonSchemaOf = (type: z.ZodType, io: Direction): JsonSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return withoutSafeBounds(schema) as JsonSchema;
};

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only schemas with their own structure get a name. */
const isShape = (schema: JsonSchema): boolean =>
  'properties' in schema || 'oneOf' in schema || ('enum' in schema && Array.isArray(schema.enum));

/**
 * Collects named schemas: `refer` returns a schema in which every named part is a reference. A type whose input differs
 * from its output, because parts have default values, gets two names; the input has the suffix `Input`.
 */
export const schemaNames = () => {
  const components: Record<string, JsonSchema> = {};
  const nameOf = new Map<string, string>();
  const inProgress = new Set<string>();
  const raw = new Map<string, JsonSchema>();

  const register = (name: string, schema: JsonSchema): void => {
    const text = JSON.stringify(schema);
    if (!isShape(schema) || nameOf.has(text)) return;
    if (raw.has(name)) throw new Error(`two schemas have the name ${name}`);
    nameOf.set(text, name);
    raw.set(name, schema);
  };

  const referTo = (name: string): JsonSchema => {
    if (!(name in components) && !inProgress.has(name)) {
      inProgress.add(name);
      components[name] = inside(raw.get(name) ?? {});
      inProgress.delete(name);
    }
    return { $ref: `#/components/schemas/${name}` };
  };

  const refer = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer);
    if (!isRecord(value)) return value;
    const name = nameOf.get(JSON.stringify(value));
    return name === undefined ? inside(value) : referTo(name);
  };
  const inside = (schema: JsonSchema): JsonSchema =>
    Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, key === 'example' ? value : refer(value)]));

  for (const exports of modules)
    for (const [name, type] of Object.entries(exports)) {
      if (!(type instanceof z.ZodType)) continue;
      const output = jsonSchemaOf(type, 'output');
      register(pascal(name), output);
      const { additionalProperties: _, ...comparable } = output;
      const input = jsonSchemaOf(type, 'input');
      if (JSON.stringify(comparable) !== JSON.stringify(input)) register(`${pascal(name)}Input`, input);
      else if ('properties' in input && !nameOf.has(JSON.stringify(input))) register(`${pascal(name)}Input`, input);
    }

  /**
   * The schema of a whole body or reply, and of the entries of its lists; a schema without a name gets the name of its
   * route.
   */
  const named = (name: string, type: z.ZodType, io: Direction): JsonSchema => {
    const schema = jsonSchemaOf(type, io);
    const entry = (isRecord(schema.properties) ? schema.properties.items : schema) as JsonSchema | undefined;
    if (isRecord(entry?.items)) register(`${pascal(name)}Entry`, entry.items);
    register(pascal(name), schema);
    return refer(schema) as JsonSchema;
  };

  return { named, refer: (type: z.ZodType, io: Direction) => refer(jsonSchemaOf(type, io)) as JsonSchema, components };
};
