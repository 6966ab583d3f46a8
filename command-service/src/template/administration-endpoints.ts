import { Failure } from '@clearbench/contracts/failure';
import {
  checkTemplateRoute,
  deleteTemplateRoute,
  saveTemplateRoute,
} from '@clearbench/contracts/template/administration-routes';
import { templateView } from '@clearbench/contracts/template/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Workplace } from '../workplace.ts';
import { checkTemplate } from './check-template.ts';
import { templateDecider, templateStream } from './template-decider.ts';

/** Templates as administrators order them. */
export const templateAdministration = (parts: Pick<Workplace, 'handle' | 'views' | 'bench'>): Endpoint[] => [
  serve(checkTemplateRoute, async ({ body, at }) => ({ reply: await checkTemplate(parts, body, at) })),
  serve(saveTemplateRoute, async ({ body: { templateName, basedOn, content }, order, at }) => {
    await checkTemplate(parts, content, at);
    const command =
      basedOn === undefined
        ? ({ type: 'AddTemplate', data: { templateName, content }, at } as const)
        : ({ type: 'ChangeTemplate', data: { templateName, content, basedOn }, at } as const);
    const { position } = await parts.handle(templateDecider, templateStream(templateName), command, order);
    return { reply: { position, templateName, version: (basedOn ?? 0) + 1 }, position };
  }),
  serve(deleteTemplateRoute, async ({ params: { name: templateName }, order, at }) => {
    if (!(await parts.views.get(templateView, templateName))) throw new Failure('template.notFound', { templateName });
    const command = { type: 'RemoveTemplate', data: { templateName }, at } as const;
    const { position } = await parts.handle(templateDecider, templateStream(templateName), command, order);
    return { reply: { position }, position };
  }),
];
