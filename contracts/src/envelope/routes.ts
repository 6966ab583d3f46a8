import { z } from 'zod';
import { validationMessage } from '../file/validation-report.ts';
import { committed, route } from '../route.ts';
import { ruleListFault } from '../scenario/rule-list-fault.ts';
import { largestEnvelopeProfile, longestProfileId } from './profile-file.ts';

const profileId = z
  .string()
  .max(longestProfileId)
  .regex(/^[a-z][a-z0-9-]*$/);
const text = z.string().min(1).max(largestEnvelopeProfile);
const version = z.coerce.number().int().min(1);

/** The largest file with which a profile is tested, in characters. */
export const largestTestedFile = 2_097_152;
/** The most profiles of administrators. */
export const mostEnvelopeProfiles = 50;

export const envelopeSummary = z.object({
  profileId,
  name: z.string(),
  builtIn: z.boolean(),
  /** 0 for a profile of the product. */
  version: z.number().int(),
  /** The file types, in their order; none for a profile of single messages. */
  fileTypes: z.array(z.string()),
  /** An example of a file name. */
  fileName: z.string().optional(),
  /** Names of the environments that use the profile. */
  usedBy: z.array(z.string()),
});
export type EnvelopeSummary = z.infer<typeof envelopeSummary>;

export const envelopeDetails = envelopeSummary.extend({ text: z.string() });
export type EnvelopeDetails = z.infer<typeof envelopeDetails>;

export const envelopeVersion = z.object({
  version: z.number().int(),
  at: z.string(),
  /** Absent for a deleted user. */
  actorName: z.string().optional(),
  text: z.string(),
  restoredFrom: z.number().int().optional(),
});
export type EnvelopeVersion = z.infer<typeof envelopeVersion>;

/** What a profile recognises in a file. */
export const recognisedFile = z.object({
  /** Absent where no form of the profile fits the file. */
  fileType: z.string().optional(),
  header: z.array(z.object({ meaning: z.string(), element: z.string(), value: z.string() })),
  /** The counters with the number that the header states and the number of bulks. */
  bulks: z.array(
    z.object({
      element: z.string(),
      counter: z.string().optional(),
      stated: z.string().optional(),
      found: z.number().int(),
    }),
  ),
  /** At most 100. */
  findings: z.array(validationMessage),
});
export type RecognisedFile = z.infer<typeof recognisedFile>;

const administered = { allow: 'admin', scope: 'administer' } as const;

export const listEnvelopesRoute = route({
  name: 'listEnvelopes',
  summary: 'Every envelope profile; those of the product come first.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/envelope/',
  ...administered,
  reply: z.array(envelopeSummary),
  errors: [],
});

export const readEnvelopeRoute = route({
  name: 'readEnvelope',
  summary: 'One envelope profile with its text.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/envelope/:profileId/',
  ...administered,
  params: z.object({ profileId }),
  reply: envelopeDetails,
  errors: ['envelope.notFound'],
});

export const listEnvelopeVersionsRoute = route({
  name: 'listEnvelopeVersions',
  summary: 'The latest 50 versions of an envelope profile with their texts, newest first.',
  side: 'command',
  method: 'GET',
  path: '/api/admin/envelope/:profileId/versions',
  ...administered,
  params: z.object({ profileId }),
  reply: z.array(envelopeVersion),
  errors: ['envelope.notFound'],
});

export const saveEnvelopeRoute = route({
  name: 'saveEnvelope',
  summary: 'Adds an envelope profile, or changes the existing one if the version it is based on is given.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/admin/envelope/',
  ...administered,
  body: z.object({
    /** YAML or JSON. */
    text,
    /** The profile that is changed; absent for a new one. */
    profileId: profileId.optional(),
    /** The version that the change is based on; absent for a new profile. */
    basedOn: z.number().int().min(1).optional(),
  }),
  reply: committed.extend({ profileId, version: z.number().int() }),
  errors: [
    'envelope.invalid',
    'envelope.builtIn',
    'envelope.alreadyAdded',
    'envelope.notFound',
    'envelope.stale',
    'envelope.idDiffers',
    'envelope.tooMany',
  ],
});

export const restoreEnvelopeRoute = route({
  name: 'restoreEnvelope',
  summary: 'Makes an earlier version of an envelope profile the current one.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/admin/envelope/:profileId/versions/:version/restore',
  ...administered,
  params: z.object({ profileId, version }),
  body: z.object({ basedOn: z.number().int().min(1) }),
  reply: committed.extend({ profileId, version: z.number().int() }),
  errors: ['envelope.notFound', 'envelope.builtIn', 'envelope.versionUnknown', 'envelope.stale', 'envelope.invalid'],
});

export const deleteEnvelopeRoute = route({
  name: 'deleteEnvelope',
  summary: 'Deletes an envelope profile that no environment uses.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/envelope/:profileId/',
  ...administered,
  params: z.object({ profileId }),
  reply: committed,
  errors: ['envelope.notFound', 'envelope.builtIn', 'envelope.inUse'],
});

export const checkEnvelopeRoute = route({
  name: 'checkEnvelope',
  summary:
    'Every error in the text of an envelope profile, with line and column; with a file also what the profile recognises in it. Nothing is stored.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/admin/envelope/check',
  ...administered,
  body: z.object({
    text,
    file: z.string().max(largestTestedFile).optional(),
    fileName: z.string().max(255).optional(),
  }),
  reply: z.object({
    /** At most 100. */
    faults: z.array(ruleListFault),
    /** Absent without a file, and for a text with errors. */
    recognised: recognisedFile.optional(),
  }),
  errors: [],
});

export const readEnvelopeSchemaRoute = route({
  name: 'readEnvelopeSchema',
  summary: 'The JSON Schema (draft 2020-12) of envelope profiles.',
  side: 'query',
  method: 'GET',
  path: '/api/public/schemas/envelopes',
  allow: 'anyone',
  reply: z.record(z.string(), z.unknown()),
  errors: [],
});
