import { findEnvironment, findFile } from '@clearbench/access/resource-access';
import { validateFileRoute } from '@clearbench/contracts/file/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { checkContent } from '../check-content.ts';
import type { CommandContext } from '../command-context.ts';
import { profileOfFile } from '../profile-of.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { readReport } from './read-report.ts';

/** Validates a text again, because rules about dates and lists may have another result today. */
export const validateEndpoint = (context: CommandContext): Endpoint =>
  serve(validateFileRoute, async ({ body, principal, metadata, at }) => {
    const { summary, content } = await findFile(context.views, principal, body.fileId);
    const environment = await findEnvironment(context.views, principal, summary.environmentToken);
    const profile = await profileOfFile(context.views, environment, summary, at, principal.user.settings);
    const bytes = await context.contents.get(content.sha256);
    const { fileId, causedByFileId, direction } = summary;
    const { environmentId } = environment;
    const place = { environmentId, fileId, causedByFileId, direction, userId: principal.user.userId };
    const { check } = await checkContent(context, bytes, profile, place, `${fileId}|${principal.sessionId}`);
    const data = { fileId: summary.fileId, contentVersion: summary.contentVersion, check };
    const { position } = await context.handle(
      fileDecider,
      fileStream(summary.fileId),
      { type: 'ValidateFile', data, at },
      metadata,
    );
    const validationReport = await readReport(context.contents, check.reportSha256);
    return { reply: { validationReport, position }, position };
  });
