import { Failure } from '@clearbench/contracts/failure';
import { listAllTemplatesRoute, readTemplateRoute } from '@clearbench/contracts/template/administration-routes';
import { listRemovedTemplatesRoute } from '@clearbench/contracts/template/removed-routes';
import { removedTemplateView, templateUseView, templateView } from '@clearbench/contracts/template/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { textKeysOf } from '@clearbench/template-engine/built-in/text-keys';
import type { QueryContext } from '../query-context.ts';
import { removedByName } from '../removed-by.ts';

const most = 200;

/** Deleted templates that can still be restored. */
const removedTemplatesQuery = ({ views }: Pick<QueryContext, 'views'>): Endpoint =>
  serve(listRemovedTemplatesRoute, async ({ at }) => {
    const sort = { field: 'removedAt', direction: 'descending' } as const;
    const { items } = await views.find(removedTemplateView, { where: [], sort, limit: most });
    const restorable = items.filter(({ restorableUntil }) => restorableUntil >= at);
    return {
      reply: await Promise.all(
        restorable.map(async ({ removedBy, ...one }) => ({ ...one, ...(await removedByName(views, removedBy)) })),
      ),
    };
  });

const mostTemplates = 500;

/** Templates for administrators. */
export const templateAdministrationQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(listAllTemplatesRoute, async () => {
    const sort = { field: 'templateName', direction: 'ascending' } as const;
    const { items } = await views.find(templateView, { where: [], sort, limit: mostTemplates });
    const names = items.map(({ templateName }) => templateName);
    const uses = await Promise.all(names.map((name) => views.get(templateUseView, name)));
    return {
      reply: items.map(({ sections, body: _, version = 1, ...template }, at) => ({
        ...template,
        version,
        files: uses[at]?.files ?? 0,
        textKeys: textKeysOf(template.templateName, template),
        fields: sections.reduce((sum, { fields }) => sum + fields.length, 0),
      })),
    };
  }),
  removedTemplatesQuery({ views }),
  serve(readTemplateRoute, async ({ params: { name: templateName } }) => {
    const template = await views.get(templateView, templateName);
    if (!template) throw new Failure('template.notFound', { templateName });
    const files = (await views.get(templateUseView, templateName))?.files ?? 0;
    return { reply: { version: 1, ...template, files, textKeys: textKeysOf(templateName, template) } };
  }),
];
