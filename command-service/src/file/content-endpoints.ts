import { findFile } from '@clearbench/access/resource-access';
import { indentFileRoute, newIdsRoute, reportCommentsRoute, saveContentRoute } from '@clearbench/contracts/file/routes';
import { withBody } from '@clearbench/event-sourcing/command-content';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { takeBody } from './body-intake.ts';
import { changeText, type Saved } from './change-text.ts';
import { commentedText } from './commented-text.ts';
import { renewedText } from './renewed-text.ts';

const answer = (reply: Saved) => ({ reply, etag: reply.contentVersion, position: reply.position });

/** The routes that give a file a new text. */
export const contentEndpoints = (context: CommandContext): Endpoint[] => [
  serve(saveContentRoute, async (call) => {
    const file = await findFile(context.views, call.principal, call.params.fileId);
    const bytes = await takeBody(call.request, context.largestContent);
    const by = { ...call, metadata: await withBody(call.metadata, bytes) };
    return answer(await changeText(context, { file, bytes, basedOn: call.ifMatch, by: 'edit' }, by));
  }),
  serve(indentFileRoute, async (call) => {
    const file = await findFile(context.views, call.principal, call.params.fileId);
    const bytes = await context.textWorkers.indent(await context.contents.get(file.content.sha256));
    const basedOn = file.summary.contentVersion;
    return answer(await changeText(context, { file, bytes, basedOn, by: 'indent' }, call));
  }),
  serve(newIdsRoute, async (call) => {
    const file = await findFile(context.views, call.principal, call.params.fileId);
    const before = await context.contents.get(file.content.sha256);
    const bytes = await renewedText(context, before, call.body ?? {}, call);
    const basedOn = file.summary.contentVersion;
    return answer(await changeText(context, { file, bytes, basedOn, by: 'newIds' }, call));
  }),
  serve(reportCommentsRoute, async (call) => {
    const file = await findFile(context.views, call.principal, call.params.fileId);
    const { shown = true } = call.body ?? {};
    const bytes = await commentedText(context, file, shown, call);
    const basedOn = file.summary.contentVersion;
    return answer(
      await changeText(context, { file, bytes, basedOn, by: 'reportComments', commentsShown: shown }, call),
    );
  }),
];
