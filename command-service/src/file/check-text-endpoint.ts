import { findEnvironment } from '@clearbench/access/reach';
import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { checkWithPast } from '../earlier/check-with-past.ts';
import { checkSize, checkTransactions } from '../environment-limits.ts';
import { idFrom } from '../id-from.ts';
import { profileOf } from '../profile-of.ts';
import type { Workplace } from '../workplace.ts';
import { takeBody } from './body-intake.ts';
import { reportForm, reportText } from './report-form.ts';
import { textCheckDecider } from './text-check-decider.ts';

/** Checks a text of a program as a file would be checked. What is kept is that it happened, for plans count it. */
export const checkTextEndpoint = (workplace: Workplace): Endpoint =>
  serve(checkTextRoute, async ({ query, principal, order, at, request }) => {
    const { views, handle, largestContent } = workplace;
    const { environmentToken, language = principal.user.settings.language, ...file } = query;
    const environment = await findEnvironment(views, principal, environmentToken);
    const profile = await profileOf(views, environment, file, at, principal.user.settings);
    const bytes = await takeBody(request, largestContent);
    checkSize(environment, bytes.length);
    const { environmentId } = environment;
    const { report } = await checkWithPast(workplace, bytes, profile, {
      environmentId,
      direction: file.direction,
      userId: principal.user.userId,
    });
    const { transactions, errors, warnings, infos, messageType } = report.validationSummary;
    checkTransactions(environment, transactions);
    const counts = { environmentId, rbVersion: file.rbVersion, size: bytes.length, errors, warnings, infos };
    const data = messageType === undefined ? counts : { ...counts, messageType };
    const stream = `text-check-${idFrom('text-check', order.actor, order.commandId)}`;
    const { position } = await handle(textCheckDecider, stream, { type: 'NoteTextCheck', data, at }, order);
    const form = reportForm(request);
    if (form === 'json') return { reply: { validationReport: report, position }, position };
    const origin = `${request.protocol}://${request.host}`;
    return { position, ...reportText(form, file.fileName ?? 'message.xml', report, { language, origin }) };
  });
