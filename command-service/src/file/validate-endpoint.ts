import { findEnvironment, findFile } from '@clearbench/access/reach';
import { validateFileRoute } from '@clearbench/contracts/file/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { checkContent } from '../check-content.ts';
import { profileOf } from '../profile-of.ts';
import type { Workplace } from '../workplace.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { readReport } from './read-report.ts';

/** Checks a text anew: rules that look at the clock or at lists may find something else today. */
export const validateEndpoint = (workplace: Workplace): Endpoint =>
  serve(validateFileRoute, async ({ body, principal, order, at }) => {
    const { summary, content } = await findFile(workplace.views, principal, body.fileId);
    const environment = await findEnvironment(workplace.views, principal, summary.environmentToken);
    const profile = await profileOf(workplace.views, environment, summary, at, principal.user.settings);
    const bytes = await workplace.contents.get(content.sha256);
    const { fileId, direction } = summary;
    const place = { environmentId: environment.environmentId, fileId, direction, userId: principal.user.userId };
    const { check } = await checkContent(workplace, bytes, profile, place, `${fileId}|${principal.sessionId}`);
    const data = { fileId: summary.fileId, contentVersion: summary.contentVersion, check };
    const { position } = await workplace.handle(
      fileDecider,
      fileStream(summary.fileId),
      { type: 'ValidateFile', data, at },
      order,
    );
    const validationReport = await readReport(workplace.contents, check.reportSha256);
    return { reply: { validationReport, position }, position };
  });
