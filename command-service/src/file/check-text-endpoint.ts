import { findEnvironment } from '@clearbench/access/resource-access';
import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import { withBody } from '@clearbench/event-sourcing/command-content';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { reportForm, reportText } from '@clearbench/hosting/serving/report-form';
import { excerptsIn } from '@clearbench/validator/report-export/html/excerpts';
import type { CommandContext } from '../command-context.ts';
import { checkSize, checkTransactions } from '../environment-limits.ts';
import { idFrom } from '../id-from.ts';
import { checkWithHistory } from '../message-history/check-with-history.ts';
import { currentMemory } from '../message-history/file-history-scope.ts';
import { profileOf, senderIn } from '../profile-of.ts';
import { takeBody } from './body-intake.ts';

import { textCheckDecider } from './text-check-decider.ts';

/** Validates a text without storing it. An event records the validation, because plans count it. */
export const checkTextEndpoint = (context: CommandContext): Endpoint =>
  serve(checkTextRoute, async ({ query, principal, metadata, at, request }) => {
    const { views, handle, largestContent } = context;
    const { environmentToken, language = principal.user.settings.language, ...file } = query;
    const environment = await findEnvironment(views, principal, environmentToken);
    const profile = await profileOf(views, environment, file, at, senderIn(environment, principal.user));
    const bytes = await takeBody(request, largestContent);
    checkSize(environment, bytes.length);
    const { environmentId } = environment;
    const { report } = await checkWithHistory(context, bytes, profile, {
      memory: currentMemory(environment),
      direction: file.direction,
      userId: principal.user.userId,
    });
    const { transactions, errors, warnings, infos, messageType } = report.validationSummary;
    checkTransactions(environment, transactions);
    const counts = { environmentId, rbVersion: file.rbVersion, size: bytes.length, errors, warnings, infos };
    const data = messageType === undefined ? counts : { ...counts, messageType };
    const stream = `text-check-${idFrom('text-check', metadata.actor, metadata.commandId)}`;
    const { position } = await handle(
      textCheckDecider,
      stream,
      { type: 'NoteTextCheck', data, at },
      // Only an id of a client can name a stream that exists.
      { ...(await withBody(metadata, bytes)), isNewStream: metadata.content === undefined },
    );
    const form = reportForm(request);
    if (form === 'json') return { reply: { validationReport: report, position }, position };
    const origin = `${request.protocol}://${request.host}`;
    const checked = {
      file: file.fileName ?? 'message.xml',
      report,
      ...(form === 'html' ? { excerpts: excerptsIn(bytes, report.validationMessages) } : {}),
      about: { environment: environment.environmentName, validatedAt: at },
    };
    const { timeZone } = principal.user.settings;
    return { position, ...(await reportText(form, checked, { language, origin, at, timeZone })) };
  });
