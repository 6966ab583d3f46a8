import { findFile } from '@clearbench/access/reach';
import { indentFileRoute, reportCommentsRoute, saveContentRoute } from '@clearbench/contracts/file/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Workplace } from '../workplace.ts';
import { takeBody } from './body-intake.ts';
import { changeText, type Saved } from './change-text.ts';
import { commentedText } from './commented-text.ts';

const answer = (reply: Saved) => ({ reply, etag: reply.contentVersion, position: reply.position });

/** Every way a file gets a new text. */
export const contentEndpoints = (workplace: Workplace): Endpoint[] => [
  serve(saveContentRoute, async (call) => {
    const file = await findFile(workplace.views, call.principal, call.params.fileId);
    const bytes = await takeBody(call.request, workplace.largestContent);
    return answer(await changeText(workplace, { file, bytes, basedOn: call.ifMatch, by: 'edit' }, call));
  }),
  serve(indentFileRoute, async (call) => {
    const file = await findFile(workplace.views, call.principal, call.params.fileId);
    const bytes = await workplace.bench.indent(await workplace.contents.get(file.content.sha256));
    const basedOn = file.summary.contentVersion;
    return answer(await changeText(workplace, { file, bytes, basedOn, by: 'indent' }, call));
  }),
  serve(reportCommentsRoute, async (call) => {
    const file = await findFile(workplace.views, call.principal, call.params.fileId);
    const { shown = true } = call.body ?? {};
    const bytes = await commentedText(workplace, file, shown, call);
    const basedOn = file.summary.contentVersion;
    return answer(
      await changeText(workplace, { file, bytes, basedOn, by: 'reportComments', commentsShown: shown }, call),
    );
  }),
];
