import { z } from 'zod';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { annotationDetails } from './annotation.ts';
import { fileListQuery } from './list-query.ts';
import { validationReport } from './validation-report.ts';
import { direction, fileName, vipFileSummary } from './vip-file.ts';

const params = z.object({ fileId: z.string() });
/** Errors of a content that exceeds the limits of the plan or of the environment. */
const contentLimits = ['plan.validationsUsedUp', 'simEnv.fileTooLarge', 'simEnv.tooManyTransactions'] as const;
/** The common parts of routes that read one file. */
const reading = { side: 'query', method: 'GET', allow: 'signedIn', scope: 'read', params } as const;
/** The common parts of routes that change one file. */
const editing = { side: 'command', allow: 'signedIn', scope: 'edit', plan: 'canEdit', params } as const;
const changed = committed.extend({ vipFileSummary });
/** The reply to a new content: its report and the changed row of the list. */
const saved = committed.extend({
  validationReport,
  vipFileOverviewSummary: vipFileSummary,
  contentVersion: z.number().int(),
});

/** The common parts of routes that give one file a new text. */
const rewriting = {
  ...editing,
  runsJobs: true,
  method: 'POST',
  uses: ['validations'],
  reply: saved,
  errors: [
    'file.notFound',
    'file.contentStale',
    'file.answerReadOnly',
    'file.checkSuperseded',
    'store.conflict',
    ...contentLimits,
  ],
} as const;

export const listFilesRoute = route({
  name: 'listFiles',
  summary: 'Files of an environment, a page at a time.',
  side: 'query',
  method: 'GET',
  path: '/api/files/',
  allow: 'signedIn',
  scope: 'read',
  query: fileListQuery,
  reply: z.object({ items: z.array(vipFileSummary), next: z.string().optional(), total: z.number().int() }),
  errors: ['simEnv.notFound', 'store.badCursor'],
});

export const readFileRoute = route({
  ...reading,
  name: 'readFile',
  runsJobs: true,
  summary: 'One file, with its content, report and outline if the content is at most 1 MiB.',
  path: '/api/files/:fileId/',
  /** `none`: without the outline, which takes longer than the rest. */
  query: z.object({ outline: z.literal('none').optional() }),
  reply: z.object({
    vipFileSummary,
    content: z.string().optional(),
    validationReport: validationReport.optional(),
    annotationDetails: annotationDetails.optional(),
  }),
  errors: ['file.notFound', 'file.removed'],
});

export const uploadFileRoute = route({
  name: 'uploadFile',
  runsJobs: true,
  summary: 'Creates a file from an XML text; a name that is taken gets a number.',
  side: 'command',
  method: 'POST',
  path: '/api/files/upload',
  allow: 'signedIn',
  scope: 'edit',
  plan: 'canCreate',
  query: z.object({
    environmentToken: z.string(),
    rbVersion,
    fileName,
    direction: direction.default('TS'),
    /** The ZIP archive that contained the file. */
    archiveName: fileName.optional(),
  }),
  bodyType: 'application/xml',
  uses: ['files', 'validations'],
  reply: changed,
  errors: [
    'simEnv.notFound',
    'simEnv.versionUnknown',
    'file.badName',
    'file.notXml',
    'file.isZip',
    'file.isText',
    'file.isBinary',
    'file.empty',
    'file.tooLarge',
    'file.alreadyExists',
    'store.conflict',
    'plan.filesUsedUp',
    ...contentLimits,
  ],
});

export const deleteFileRoute = route({
  ...editing,
  name: 'deleteFile',
  summary: 'Deletes a file; it can be restored for seven days, and its history stays in the log.',
  method: 'DELETE',
  path: '/api/files/:fileId/',
  reply: committed,
  errors: ['file.notFound', 'store.conflict'],
});

export const switchFileDirectionRoute = route({
  ...editing,
  name: 'switchFileDirection',
  summary: 'Switches the direction between TS and ST; without a body to the other one.',
  method: 'PATCH',
  path: '/api/files/:fileId/',
  body: z.object({ direction: direction.optional() }).optional(),
  reply: changed,
  errors: ['file.notFound', 'store.conflict'],
});

/** The identifiers to renew. */
const newIdsChoice = z.object({
  /** The end-to-end id is the customer's reference; it changes only where this is true. */
  endToEndIds: z.boolean().optional(),
});

export const copyFileRoute = route({
  name: 'copyFile',
  runsJobs: true,
  summary: 'Copies a file, with new ids if the body requests them; a copy of an answer can be edited.',
  side: 'command',
  method: 'POST',
  path: '/api/files/:fileId/copy',
  allow: 'signedIn',
  scope: 'edit',
  plan: 'canCreate',
  params,
  body: newIdsChoice.extend({ newIds: z.boolean().optional() }).optional(),
  uses: ['files', 'validations'],
  reply: changed,
  errors: [
    'file.notFound',
    'file.alreadyExists',
    'file.notWellFormed',
    'file.noIds',
    'store.conflict',
    'plan.filesUsedUp',
    ...contentLimits,
  ],
});

export const sendFileRoute = route({
  ...editing,
  name: 'sendFile',
  scope: 'send',
  summary: 'Sends the current version of the file to the test engine; the result is pushed live.',
  method: 'POST',
  path: '/api/files/:fileId/',
  query: z.object({ action: z.literal('send') }),
  reply: committed.extend({ transferId: z.string() }),
  errors: [
    'file.notFound',
    'transfer.engineClosed',
    'transfer.wrongDirection',
    'transfer.alreadyRequested',
    'request.tooManyJobs',
    'store.conflict',
  ],
});

export const readContentRoute = route({
  ...reading,
  name: 'readContent',
  summary:
    'The text. The ETag is its content version; `If-None-Match` avoids an unnecessary download. With `version`, an earlier text.',
  path: '/api/files/:fileId/content',
  query: z.object({ version: z.coerce.number().int().min(1).optional(), download: z.literal('true').optional() }),
  reply: z.string(),
  replyType: 'application/xml',
  revalidates: true,
  errors: ['file.notFound', 'file.noSuchVersion'],
});

/** The media types of a report. */
const reportForms = ['json', 'csv', 'junit', 'sarif', 'html'] as const;

export const readReportRoute = route({
  ...reading,
  name: 'readReport',
  summary:
    'The stored report of the last validation, for files of any size. The ETag changes with the report. `Accept` selects JSON, a CSV table, JUnit (`application/xml`), SARIF, or an HTML page to print (`text/html`); `language` is the language of the sentences in the last four.',
  path: '/api/files/:fileId/report',
  query: z.object({
    language: z.string().max(16).optional(),
    /** The media type for links, which cannot send an `Accept` header. */
    format: z.enum(reportForms).optional(),
  }),
  reply: validationReport,
  replyForms: ['text/csv', 'application/xml', 'application/sarif+json', 'text/html'],
  revalidates: true,
  errors: ['file.notFound', 'file.notChecked'],
});

export const saveContentRoute = route({
  ...rewriting,
  name: 'saveContent',
  summary:
    'Stores a new text and validates it. `If-Match` names the version that was edited; without it the text becomes the next version.',
  path: '/api/files/:fileId/content',
  bodyType: 'application/xml',
  ifMatch: 'optional',
  errors: [...rewriting.errors, 'file.tooLarge'],
});

export const renameFileRoute = route({
  ...editing,
  name: 'renameFile',
  summary: 'Renames the file.',
  method: 'POST',
  path: '/api/files/:fileId/fileName',
  body: fileName,
  bodyType: 'text/plain',
  reply: changed,
  errors: ['file.notFound', 'file.badName', 'store.conflict'],
});

export const indentFileRoute = route({
  ...rewriting,
  name: 'indentFile',
  summary: 'Indents the text; values and comments do not change.',
  path: '/api/files/:fileId/indent',
});

export const reportCommentsRoute = route({
  ...rewriting,
  name: 'reportComments',
  summary: 'Inserts the findings into the text as comments, also without a body, or removes them.',
  path: '/api/files/:fileId/reportComments',
  body: z.object({ shown: z.boolean().default(true) }).optional(),
});

export const newIdsRoute = route({
  ...rewriting,
  name: 'newIds',
  summary:
    'Replaces the ids and the creation time of the message; equal ids stay equal, and references to other messages do not change.',
  path: '/api/files/:fileId/newIds',
  body: newIdsChoice.optional(),
  errors: [...rewriting.errors, 'file.notWellFormed', 'file.noIds'],
});

export const validateFileRoute = route({
  name: 'validateFile',
  runsJobs: true,
  summary: 'Validates the current text against the current rules.',
  side: 'command',
  method: 'POST',
  path: '/api/validationreport/',
  allow: 'signedIn',
  scope: 'edit',
  plan: 'canValidate',
  body: z.object({ fileId: z.string() }),
  uses: ['validations'],
  reply: committed.extend({ validationReport }),
  errors: ['file.notFound', 'file.checkSuperseded', 'store.conflict', 'plan.validationsUsedUp'],
});

export const readAnnotationRoute = route({
  ...reading,
  name: 'readAnnotation',
  runsJobs: true,
  summary: 'A readable outline of the message.',
  path: '/api/annotation/:fileId',
  query: z.object({ language: z.string().max(16).optional() }),
  reply: annotationDetails,
  errors: ['file.notFound'],
});
