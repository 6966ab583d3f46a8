import { Failure } from '@clearbench/contracts/failure';
import {
  type BuiltInTemplateComparison,
  compareBuiltInTemplateRoute,
  listBuiltInTemplatesRoute,
} from '@clearbench/contracts/template/built-in-routes';
import { templateContent } from '@clearbench/contracts/template/events';
import { type TemplateDocument, templateOriginView, templateView } from '@clearbench/contracts/template/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { everyDocument } from '@clearbench/stores/every-document';
import { builtInStatus } from '@clearbench/template-engine/built-in/built-in-status';
import { builtInTemplate, builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { templateSha256 } from '@clearbench/template-engine/built-in/template-sha256';
import { textKeysOf } from '@clearbench/template-engine/built-in/text-keys';
import type { QueryContext } from '../query-context.ts';

type Views = Pick<QueryContext, 'views'>['views'];

/** The built-in and the installed content of a template; undefined where the template was never built in. */
const comparisonOf = async (
  views: Views,
  templateName: string,
  document: TemplateDocument | undefined,
): Promise<BuiltInTemplateComparison | undefined> => {
  const origin = await views.get(templateOriginView, templateName);
  const builtIn = builtInTemplate(templateName);
  const installed = document && templateContent.parse(document);
  const status = builtInStatus({
    builtIn: builtIn?.sha256,
    installed: installed && templateSha256(installed),
    origin: origin?.sha256 || undefined,
    deleted: origin?.deleted ?? false,
  });
  const shown = builtIn?.content ?? installed;
  if (!status || !shown) return undefined;
  const { title, description, group, messageType, scheme, rbVersions } = shown;
  return {
    templateName,
    status,
    ...{ title, group, messageType, scheme, rbVersions },
    textKeys: textKeysOf(templateName, { title, description, group }),
    ...(builtIn ? { sha256: builtIn.sha256, builtIn: builtIn.content } : {}),
    ...(document && installed ? { version: document.version ?? 1, installed } : {}),
  };
};

/** The built-in templates, compared with the installed ones. */
export const builtInQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(listBuiltInTemplatesRoute, async () => {
    const documents = new Map(
      (await everyDocument(views, templateView, 'templateName')).map((document) => [document.templateName, document]),
    );
    const brought = builtInTemplates.map(({ templateName }) => templateName);
    const names = [...new Set([...brought, ...documents.keys()])];
    const compared = await Promise.all(names.map((name) => comparisonOf(views, name, documents.get(name))));
    return {
      reply: compared.flatMap((comparison) => {
        if (!comparison) return [];
        const { builtIn: _, installed: __, ...entry } = comparison;
        return [entry];
      }),
    };
  }),
  serve(compareBuiltInTemplateRoute, async ({ params: { name } }) => {
    const comparison = await comparisonOf(views, name, await views.get(templateView, name));
    if (!comparison) throw new Failure('template.notFound', { templateName: name });
    return { reply: comparison };
  }),
];
