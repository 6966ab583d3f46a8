import { Failure } from '@clearbench/contracts/failure';
import { restorableUntil } from '@clearbench/contracts/file/retention';
import {
  checkTemplateRoute,
  deleteTemplateRoute,
  saveTemplateRoute,
} from '@clearbench/contracts/template/administration-routes';
import { restoreTemplateRoute } from '@clearbench/contracts/template/removed-routes';
import { templateView } from '@clearbench/contracts/template/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { checkTemplate } from './check-template.ts';
import { templateDecider, templateStream } from './template-decider.ts';

/** The commands for templates. */
export const templateAdministration = (
  parts: Pick<CommandContext, 'handle' | 'views' | 'textWorkers' | 'largestContent'>,
): Endpoint[] => [
  serve(checkTemplateRoute, async ({ body, at }) => ({ reply: await checkTemplate(parts, body, at) })),
  serve(saveTemplateRoute, async ({ body: { templateName, basedOn, content }, metadata, at }) => {
    await checkTemplate(parts, content, at);
    const command =
      basedOn === undefined
        ? ({ type: 'AddTemplate', data: { templateName, content }, at } as const)
        : ({ type: 'ChangeTemplate', data: { templateName, content, basedOn }, at } as const);
    const { position } = await parts.handle(templateDecider, templateStream(templateName), command, metadata);
    return { reply: { position, templateName, version: (basedOn ?? 0) + 1 }, position };
  }),
  serve(deleteTemplateRoute, async ({ params: { name: templateName }, metadata, at }) => {
    const template = await parts.views.get(templateView, templateName);
    if (!template) throw new Failure('template.notFound', { templateName });
    const data = { templateName, title: template.title, restorableUntil: restorableUntil(at) };
    const command = { type: 'RemoveTemplate', data, at } as const;
    const { position } = await parts.handle(templateDecider, templateStream(templateName), command, metadata);
    return { reply: { position }, position };
  }),
  serve(restoreTemplateRoute, async ({ params: { name: templateName }, metadata, at }) => {
    const command = { type: 'RestoreTemplate', data: { templateName }, at } as const;
    const { position } = await parts.handle(templateDecider, templateStream(templateName), command, metadata);
    return { reply: { position }, position };
  }),
];
