import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { rbVersion } from '../sim-env/events.ts';
import { checkResult, contentFacts, direction } from './vip-file.ts';

const fileId = z.string();

export const fileEvents = defineEvents({
  FileCreated: {
    says: 'A tester made a file: from a template, by upload or as a copy.',
    data: z.object({
      fileId,
      environmentId: z.string(),
      environmentToken: z.string(),
      rbVersion,
      fileName: z.string(),
      direction,
      origin: z.enum(['template', 'upload', 'copy']),
      /** Template name or id of the copied file. */
      source: z.string().optional(),
      /** An earlier file of the environment with the very same content. */
      duplicateOf: z.string().optional(),
      content: contentFacts,
    }),
  },
  FileReceived: {
    says: 'The test engine answered with a file.',
    data: z.object({
      fileId,
      environmentId: z.string(),
      environmentToken: z.string(),
      rbVersion,
      fileName: z.string(),
      content: contentFacts,
      causedByFileId: z.string(),
      causedByTransferId: z.string(),
      /** Who sent the file this one answers; absent in what was received before it was kept. */
      ownerId: z.string().optional(),
    }),
  },
  FileContentChanged: {
    says: 'The file has a new content; the one before stays readable.',
    data: z.object({
      fileId,
      contentVersion: z.number().int(),
      content: contentFacts,
      by: z.enum(['edit', 'indent', 'reportComments']),
    }),
  },
  FileValidated: {
    says: 'A content of the file was checked against the rules of its environment.',
    data: z.object({ fileId, contentVersion: z.number().int(), result: checkResult }),
  },
  FileRenamed: { says: 'The file has a new name.', data: z.object({ fileId, fileName: z.string() }) },
  FileTurnedRound: { says: 'The file changed its direction.', data: z.object({ fileId, direction }) },
  FileReportCommentsShown: { says: 'The findings now stand in the text as comments.', data: z.object({ fileId }) },
  FileReportCommentsRemoved: { says: 'The comments with findings are gone from the text.', data: z.object({ fileId }) },
  FileDeleted: {
    says: 'The file is gone from the lists.',
    data: z.object({ fileId, environmentId: z.string(), rbVersion }),
  },
  FileReorganised: {
    says: "Nobody had touched the file for as long as its owner's setting allows: it is gone from the lists, and can be brought back for a while.",
    data: z.object({
      fileId,
      environmentId: z.string(),
      rbVersion,
      untouchedSince: z.string(),
      restorableUntil: z.string(),
    }),
  },
  FileRestored: {
    says: 'A file that was removed after its time is back in the lists; its time begins anew.',
    data: z.object({ fileId, environmentId: z.string(), rbVersion }),
  },
});
export type FileEvent = EventOf<typeof fileEvents>;
