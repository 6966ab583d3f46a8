import { z } from 'zod';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { annotationDetails } from './annotation.ts';
import { fileListQuery } from './list-query.ts';
import { validationReport } from './validation-report.ts';
import { direction, fileName, vipFileSummary } from './vip-file.ts';

const params = z.object({ fileId: z.string() });
/** Looking at one file. */
const reading = { side: 'query', method: 'GET', allow: 'signedIn', params } as const;
/** Changing one file. */
const editing = { side: 'command', allow: 'signedIn', plan: 'canEdit', params } as const;
const changed = committed.extend({ vipFileSummary });
/** What a new content brings back: its report and the row as the list now shows it. */
const saved = committed.extend({
  validationReport,
  vipFileOverviewSummary: vipFileSummary,
  contentVersion: z.number().int(),
});

/** Giving one file a new text. */
const rewriting = {
  ...editing,
  method: 'POST',
  uses: ['validations'],
  reply: saved,
  errors: [
    'file.notFound',
    'file.contentStale',
    'file.receivedIsFixed',
    'file.checkSuperseded',
    'store.conflict',
    'plan.validationsUsedUp',
    'simEnv.fileTooLarge',
    'simEnv.tooManyTransactions',
  ],
} as const;

export const listFilesRoute = route({
  name: 'listFiles',
  summary: 'Files of an environment, a page at a time.',
  side: 'query',
  method: 'GET',
  path: '/api/files/',
  allow: 'signedIn',
  query: fileListQuery,
  reply: z.object({ items: z.array(vipFileSummary), next: z.string().optional(), total: z.number().int() }),
  errors: ['simEnv.notFound', 'store.badCursor'],
});

export const readFileRoute = route({
  ...reading,
  name: 'readFile',
  summary: 'One file; its content, report and outline come along while the content is at most 1 MiB.',
  path: '/api/files/:fileId/',
  reply: z.object({
    vipFileSummary,
    content: z.string().optional(),
    validationReport: validationReport.optional(),
    annotationDetails: annotationDetails.optional(),
  }),
  errors: ['file.notFound'],
});

export const uploadFileRoute = route({
  name: 'uploadFile',
  summary: 'Creates a file from an XML text.',
  side: 'command',
  method: 'POST',
  path: '/api/files/upload',
  allow: 'signedIn',
  plan: 'canCreate',
  query: z.object({ environmentToken: z.string(), rbVersion, fileName, direction: direction.default('TS') }),
  bodyType: 'application/xml',
  uses: ['files', 'validations'],
  reply: changed,
  errors: [
    'simEnv.notFound',
    'simEnv.versionUnknown',
    'file.badName',
    'file.empty',
    'file.tooLarge',
    'file.alreadyExists',
    'store.conflict',
    'plan.filesUsedUp',
    'plan.validationsUsedUp',
    'simEnv.fileTooLarge',
    'simEnv.tooManyTransactions',
  ],
});

export const deleteFileRoute = route({
  ...editing,
  name: 'deleteFile',
  summary: 'Takes a file out of the lists; its history stays in the log.',
  method: 'DELETE',
  path: '/api/files/:fileId/',
  reply: committed,
  errors: ['file.notFound', 'store.conflict'],
});

export const turnFileRoundRoute = route({
  ...editing,
  name: 'turnFileRound',
  summary: 'Switches the direction between TS and ST; without a body to the other one.',
  method: 'PATCH',
  path: '/api/files/:fileId/',
  body: z.object({ direction: direction.optional() }).optional(),
  reply: changed,
  errors: ['file.notFound', 'store.conflict'],
});

export const copyFileRoute = route({
  name: 'copyFile',
  summary: 'Makes a second file with the same content; a copy of an answer can be edited.',
  side: 'command',
  method: 'POST',
  path: '/api/files/:fileId/copy',
  allow: 'signedIn',
  plan: 'canCreate',
  params,
  uses: ['files', 'validations'],
  reply: changed,
  errors: [
    'file.notFound',
    'file.alreadyExists',
    'store.conflict',
    'plan.filesUsedUp',
    'plan.validationsUsedUp',
    'simEnv.fileTooLarge',
    'simEnv.tooManyTransactions',
  ],
});

export const sendFileRoute = route({
  ...editing,
  name: 'sendFile',
  summary: 'Sends the file as it stands to the test engine; what comes of it is pushed live.',
  method: 'POST',
  path: '/api/files/:fileId/',
  query: z.object({ action: z.literal('send') }),
  reply: committed.extend({ transferId: z.string() }),
  errors: [
    'file.notFound',
    'transfer.engineClosed',
    'transfer.wrongDirection',
    'transfer.alreadyRequested',
    'store.conflict',
  ],
});

export const readContentRoute = route({
  ...reading,
  name: 'readContent',
  summary:
    'The text; the ETag is its content version, `If-None-Match` saves reading it again. With `version` an earlier one.',
  path: '/api/files/:fileId/content',
  query: z.object({ version: z.coerce.number().int().min(1).optional(), download: z.literal('true').optional() }),
  reply: z.string(),
  replyType: 'application/xml',
  revalidates: true,
  errors: ['file.notFound', 'file.noSuchVersion'],
});

export const readReportRoute = route({
  ...reading,
  name: 'readReport',
  summary:
    'The report of the last check, as it was kept, whatever the size of the file. The ETag changes with the report.',
  path: '/api/files/:fileId/report',
  reply: validationReport,
  revalidates: true,
  errors: ['file.notFound', 'file.notChecked'],
});

export const saveContentRoute = route({
  ...rewriting,
  name: 'saveContent',
  summary: 'Stores a new text and checks it; `If-Match` says which version was edited.',
  path: '/api/files/:fileId/content',
  bodyType: 'application/xml',
  ifMatch: 'required',
  errors: [...rewriting.errors, 'file.tooLarge'],
});

export const renameFileRoute = route({
  ...editing,
  name: 'renameFile',
  summary: 'Gives the file another name.',
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
  summary: 'Lays the text out anew; values and comments stay as they are.',
  path: '/api/files/:fileId/indent',
});

export const reportCommentsRoute = route({
  ...rewriting,
  name: 'reportComments',
  summary: 'Writes the findings into the text as comments, also without a body, or takes them out again.',
  path: '/api/files/:fileId/reportComments',
  body: z.object({ shown: z.boolean().default(true) }).optional(),
});

export const validateFileRoute = route({
  name: 'validateFile',
  summary: 'Checks the text as it stands against the rules as they stand.',
  side: 'command',
  method: 'POST',
  path: '/api/validationreport/',
  allow: 'signedIn',
  plan: 'canValidate',
  body: z.object({ fileId: z.string() }),
  uses: ['validations'],
  reply: committed.extend({ validationReport }),
  errors: ['file.notFound', 'file.checkSuperseded', 'store.conflict', 'plan.validationsUsedUp'],
});

export const readAnnotationRoute = route({
  ...reading,
  name: 'readAnnotation',
  summary: 'A readable outline of the message.',
  path: '/api/annotation/:fileId',
  query: z.object({ language: z.string().max(16).optional() }),
  reply: annotationDetails,
  errors: ['file.notFound'],
});

export const listVersionsRoute = route({
  ...reading,
  name: 'listVersions',
  summary: 'Every saved version of a file, newest first.',
  path: '/api/files/:fileId/versions',
  query: z.object({ after: z.string().max(2000).optional() }),
  reply: z.object({
    items: z.array(
      z.object({
        contentVersion: z.number().int(),
        size: z.number().int(),
        by: z.string(),
        at: z.string(),
        /** A user's id; the product itself is `system:<name>`. */
        actor: z.string(),
        /** Absent for the product and for people who are gone. */
        actorName: z.string().optional(),
      }),
    ),
    next: z.string().optional(),
  }),
  errors: ['file.notFound', 'store.badCursor'],
});
