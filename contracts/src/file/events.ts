import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { rbVersion } from '../sim-env/events.ts';
import { checkResult, contentFacts, direction } from './vip-file.ts';

const fileId = z.string();

export const fileEvents = defineEvents({
  FileCreated: {
    says: 'A tester created a file: from a template, by upload, as a copy or through a channel.',
    data: z.object({
      fileId,
      environmentId: z.string(),
      environmentToken: z.string(),
      rbVersion,
      fileName: z.string(),
      direction,
      origin: z.enum(['template', 'upload', 'copy', 'channel']),
      /** Name of the template, or id of the copied file or of the channel. */
      source: z.string().optional(),
      /** The ZIP archive of an uploaded file. */
      archiveName: z.string().optional(),
      /** An earlier file of the environment with identical content. */
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
      /** The sent file; absent for a message that a tester requested from the other bank. */
      causedByFileId: z.string().optional(),
      causedByTransferId: z.string(),
      /** The user who sent the file that this file answers; absent in older events. */
      ownerId: z.string().optional(),
      /** The channel that received the answered file. */
      channelId: z.string().optional(),
    }),
  },
  FileContentChanged: {
    says: 'The file has new content; the earlier content stays readable.',
    data: z.object({
      fileId,
      contentVersion: z.number().int(),
      content: contentFacts,
      by: z.enum(['edit', 'indent', 'reportComments', 'newIds']),
    }),
  },
  FileValidated: {
    says: 'A version of the file was validated against the rules of its environment.',
    data: z.object({ fileId, contentVersion: z.number().int(), result: checkResult }),
  },
  FileRenamed: { says: 'The file has a new name.', data: z.object({ fileId, fileName: z.string() }) },
  FileDirectionSwitched: { says: 'The file changed its direction.', data: z.object({ fileId, direction }) },
  FileReportCommentsShown: {
    says: 'The findings were inserted into the text as comments.',
    data: z.object({ fileId }),
  },
  FileReportCommentsRemoved: {
    says: 'The comments with findings were removed from the text.',
    data: z.object({ fileId }),
  },
  FileDeleted: {
    says: 'A user deleted the file. It is no longer listed and can be restored for some days.',
    data: z.object({
      fileId,
      environmentId: z.string(),
      rbVersion,
      /** Absent in events from before deleted files could be restored; those files cannot be restored. */
      restorableUntil: z.string().optional(),
    }),
  },
  FileExpired: {
    says: 'The file expired: it was unused for the retention period set by its owner. It is no longer listed and can be restored for some days.',
    data: z.object({
      fileId,
      environmentId: z.string(),
      rbVersion,
      untouchedSince: z.string(),
      restorableUntil: z.string(),
    }),
  },
  FileRestored: {
    says: 'A deleted or expired file was restored; its retention period starts again.',
    data: z.object({ fileId, environmentId: z.string(), rbVersion }),
  },
});
export type FileEvent = EventOf<typeof fileEvents>;
