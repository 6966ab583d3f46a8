import { z } from 'zod';
import { layer, severity } from '../file/validation-report.ts';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { messageScheme } from './events.ts';
import { longestMessageType, messageTypePattern } from './format-id.ts';
import { ruleSeverities, ruleSeverity } from './rule-severity.ts';
import { typeModel } from './structure.ts';

/** A format as administrators see it in the list. */
export const formatSummary = z.object({
  id: z.string(),
  messageScheme,
  rbVersion,
  messageType: z.string(),
  /** Counts the changes of administrators; 0 where there are none. */
  version: z.number().int(),
  /** How many rules are checked, and how many of all are not as the product brings them. */
  rules: z.number().int(),
  changedRules: z.number().int(),
  /** Whether administrators uploaded its structure. */
  uploaded: z.boolean(),
  /** Whether administrators added it: the product does not bring it. */
  added: z.boolean(),
  /** The line of the uploaded schema that goes beyond our notation, and what stands there: an XML Schema engine checks it. */
  beyond: z.object({ line: z.number().int(), what: z.string() }).optional(),
});
export type FormatSummary = z.infer<typeof formatSummary>;

/** A rule in a format. Its help is the text `help.<ruleId>`. */
export const formatRule = z.object({
  ruleId: z.string(),
  layer,
  /** As the product has it. */
  usually: severity,
  /** As it is in the format; left out where nobody changed it. */
  severity: ruleSeverity.optional(),
});
export type FormatRule = z.infer<typeof formatRule>;

export const formatDetails = formatSummary.extend({
  ruleSet: z.array(formatRule),
  /** Names of the environments that work with it, and of the templates that make it. */
  environments: z.array(z.string()),
  templates: z.array(z.string()),
  /** Of this message in environments of its scheme, by its rulebook. */
  files: z.number().int(),
});
export type FormatDetails = z.infer<typeof formatDetails>;

const formatId = z.string().min(1).max(80);
const ofFormat = { allow: 'admin', params: z.object({ formatId }) } as const;
const asked = { ...ofFormat, side: 'query', method: 'GET', errors: ['format.notFound'] } as const;

export const listFormatsRoute = route({
  name: 'listFormats',
  summary: 'Every message of every rulebook that files are checked against.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/format/',
  allow: 'admin',
  reply: z.array(formatSummary),
  errors: [],
});

export const readFormatRoute = route({
  ...asked,
  name: 'readFormat',
  summary: 'One format with its rules.',
  path: '/api/admin/format/:formatId/',
  reply: formatDetails,
});

export const readFormatTreeRoute = route({
  ...asked,
  name: 'readFormatTree',
  summary:
    "A format's structure: its types by name, the document's first. Elements point to types. A sketch where its schema goes beyond our notation.",
  path: '/api/admin/format/:formatId/tree',
  reply: z.object({ namespace: z.string(), document: z.string(), types: z.array(typeModel) }),
});

export const readFormatXsdRoute = route({
  ...asked,
  name: 'readFormatXsd',
  summary: "A format's structure as an XML Schema.",
  path: '/api/admin/format/:formatId/xsd',
  reply: z.string(),
  replyType: 'application/xml',
});

export const saveFormatRoute = route({
  name: 'saveFormat',
  summary: 'Says how grave the rules of a format are.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/format/',
  allow: 'admin',
  body: z.object({
    formatId,
    /** The version the change is based on. */
    basedOn: z.number().int(),
    /** Only those that are to differ from what the product brings. */
    severities: ruleSeverities,
    /** Gives an uploaded structure up for the product's own. */
    ownStructure: z.literal(true).optional(),
  }),
  reply: committed.extend({ formatId, version: z.number().int() }),
  errors: ['format.notFound', 'format.stale', 'format.ruleUnknown'],
});

/** Bytes of a schema. */
export const largestXsd = 1_048_576;

const xsdErrors = [
  'format.xsdTooLarge',
  'format.xsdBroken',
  'format.xsdForeign',
  'format.xsdUnknownType',
  'format.xsdOtherMessage',
  'format.xsdImports',
  'format.xsdNotSchema',
  'format.xsdTooSlow',
  'format.xsdTooMuch',
  'format.sameDocument',
] as const;

export const addFormatRoute = route({
  name: 'addFormat',
  summary: 'Adds a message to a rulebook; its files are recognised by the root and the namespace of the XML Schema.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/format-xsd',
  allow: 'admin',
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
  summary: "Replaces a format's structure by what an XML Schema says.",
  side: 'command',
  method: 'PUT',
  path: '/api/admin/format/:formatId/xsd',
  query: z.object({
    /** The version the change is based on. */
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
    'Takes back what administrators made of a format: one the product brings is then as it brought it, an added one is gone.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/format/:formatId/',
  reply: committed,
  errors: ['format.notFound', 'format.inUse'],
});
