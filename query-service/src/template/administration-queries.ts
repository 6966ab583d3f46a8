import { Failure } from '@clearbench/contracts/failure';
import { listAllTemplatesRoute, readTemplateRoute } from '@clearbench/contracts/template/administration-routes';
import { templateView } from '@clearbench/contracts/template/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Desk } from '../desk.ts';

const mostTemplates = 500;

/** Templates for administrators. */
export const templateAdministrationQueries = ({ views }: Pick<Desk, 'views'>): Endpoint[] => [
  serve(listAllTemplatesRoute, async () => {
    const sort = { field: 'templateName', direction: 'ascending' } as const;
    const { items } = await views.find(templateView, { where: [], sort, limit: mostTemplates });
    return {
      reply: items.map(({ sections, body: _, version = 1, ...template }) => ({
        ...template,
        version,
        fields: sections.reduce((sum, { fields }) => sum + fields.length, 0),
      })),
    };
  }),
  serve(readTemplateRoute, async ({ params: { name: templateName } }) => {
    const template = await views.get(templateView, templateName);
    if (!template) throw new Failure('template.notFound', { templateName });
    return { reply: { version: 1, ...template } };
  }),
];
