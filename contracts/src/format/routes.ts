import { z } from 'zod';
import { layer, severity } from '../file/validation-report.ts';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { messageScheme } from './events.ts';
import { longestMessageType, messageTypePattern } from './format-id.ts';
import { ruleSeverities, ruleSeverity } from './rule-severity.ts';
import { typeModel } from './structure.ts';

/** A format as the administrators' list shows it. */
export const formatSummary = z.object({
  id: z.string(),
  messageScheme,
  rbVersion,
  messageType: z.string(),
  /** Number of changes by administrators; 0 for an unchanged format. */
  version: z.number().int(),
  /** Number of active rules, and number of rules whose severity differs from the built-in one. */
  rules: z.number().int(),
  changedRules: z.number().int(),
  /** True where an administrator uploaded the structure. */
  uploaded: z.boolean(),
  /** True where an administrator added the format; false for a built-in format. */
  added: z.boolean(),
  /**
   * The line and the part of the uploaded schema that the notation cannot express; an XML Schema engine then validates
   * the text.
   */
  beyond: z.object({ line: z.number().int(), what: z.string() }).optional(),
});
export type FormatSummary = z.infer<typeof formatSummary>;

/** A rule in a format. Its help text has the key `help.<ruleId>`. */
export const formatRule = z.object({
  ruleId: z.string(),
  layer,
  /** The built-in severity. */
  usually: severity,
  /** The severity in the format; absent where it was not changed. */
  severity: ruleSeverity.optional(),
});
export type FormatRule = z.infer<typeof formatRule>;

export const formatDetails = formatSummary.extend({
  ruleSet: z.array(formatRule),
  /** Names of the environments that use the format, and of the templates that create it. */
  environments: z.array(z.string()),
  templates: z.array(z.string()),
  /** Number of files of this message type in environments of its scheme and rulebook. */
  files: z.number().int(),
});
export type FormatDetails = z.infer<typeof formatDetails>;

const formatId = z.string().min(1).max(80);
const ofFormat = { allow: 'admin', scope: 'administer', params: z.object({ formatId }) } as const;
const formatQuery = { ...ofFormat, side: 'query', method: 'GET', errors: ['format.notFound'] } as const;

export const listFormatsRoute = route({
  name: 'listFormats',
  summary: 'Every message of every rulebook that files are validated against.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/format/',
  allow: 'admin',
  scope: 'administer',
  reply: z.array(formatSummary),
  errors: [],
});

export const readFormatRoute = route({
  ...formatQuery,
  name: 'readFormat',
  summary: 'One format with its rules.',
  path: '/api/admin/format/:formatId/',
  reply: formatDetails,
});

export const readFormatTreeRoute = route({
  ...formatQuery,
  name: 'readFormatTree',
  summary:
    'The structure of a format: its types by name, the type of the document first. Elements refer to types. The structure is simplified if the schema exceeds the notation.',
  path: '/api/admin/format/:formatId/tree',
  reply: z.object({ namespace: z.string(), document: z.string(), types: z.array(typeModel) }),
});

export const readFormatXsdRoute = route({
  ...formatQuery,
  name: 'readFormatXsd',
  summary: 'The structure of a format as an XML Schema.',
  path: '/api/admin/format/:formatId/xsd',
  reply: z.string(),
  replyType: 'application/xml',
});

export const saveFormatRoute = route({
  name: 'saveFormat',
  summary: 'Sets the severity of the rules of a format.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/format/',
  allow: 'admin',
  scope: 'administer',
  body: z.object({
    formatId,
    /** The version that the change is based on. */
    basedOn: z.number().int(),
    /** Only the severities that differ from the built-in ones. */
    severities: ruleSeverities,
    /** Replaces an uploaded structure with the built-in one. */
    ownStructure: z.literal(true).optional(),
  }),
  reply: committed.extend({ formatId, version: z.number().int() }),
  errors: ['format.notFound', 'format.stale', 'format.ruleUnknown'],
});

/** Largest size of a schema in bytes. */
export const largestXsd = 1_048_576;

const xsdErrors = [
  'format.xsdTooLarge',
  'format.xsdInvalid',
  'format.xsdUnsupported',
  'format.xsdUnknownType',
  'format.xsdOtherMessage',
  'format.xsdImports',
  'format.xsdNotSchema',
  'format.xsdTooSlow',
  'format.xsdMemoryExceeded',
  'format.sameDocument',
] as const;

export const addFormatRoute = route({
  name: 'addFormat',
  runsJobs: true,
  summary:
    'Adds a message to a rulebook; its files are recognised by the root element and namespace of the XML Schema. A message that the product knows needs none.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/format-xsd',
  allow: 'admin',
  scope: 'administer',
  query: z.object({
    messageScheme,
    rbVersion,
    messageType: z.string().max(longestMessageType).regex(messageTypePattern),
  }),
  bodyType: 'application/xml',
  reply: committed.extend({ formatId, version: z.number().int() }),
  errors: ['format.alreadyAdded', ...xsdErrors],
});

export const uploadFormatXsdRoute = route({
  ...ofFormat,
  name: 'uploadFormatXsd',
  runsJobs: true,
  summary: 'Replaces the structure of a format by an XML Schema.',
  side: 'command',
  method: 'PUT',
  path: '/api/admin/format/:formatId/xsd',
  query: z.object({
    /** The version that the change is based on. */
    basedOn: z.coerce.number().int(),
  }),
  bodyType: 'application/xml',
  reply: committed.extend({ formatId, version: z.number().int() }),
  errors: ['format.notFound', 'format.stale', ...xsdErrors],
});

export const deleteFormatRoute = route({
  ...ofFormat,
  name: 'deleteFormat',
  summary:
    'Removes the changes of administrators to a format: a built-in format has its original settings again, an added format is removed.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/format/:formatId/',
  reply: committed,
  errors: ['format.notFound', 'format.inUse'],
});
