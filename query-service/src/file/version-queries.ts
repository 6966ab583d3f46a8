import { findFile } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { compareVersionsRoute } from '@clearbench/contracts/file/version-routes';
import { fileVersionId, fileVersionView } from '@clearbench/contracts/file/views';
import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { fieldName, type NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { QueryContext } from '../query-context.ts';
import { versionComparison } from './version-comparison.ts';

const nameLanguageOf = (language: string): NameLanguage =>
  (['de', 'fr'] as const).find((known) => baseLanguage(language) === known) ?? 'en';

/** The queries about the versions of a file. */
export const versionQueries = (
  queryContext: QueryContext,
  compare = versionComparison(queryContext.contents, queryContext.outlines),
): Endpoint[] => [
  serve(compareVersionsRoute, async ({ params, query: { from, to, language }, principal }) => {
    const { summary } = await findFile(queryContext.views, principal, params.fileId);
    const versionOf = async (version: number) => {
      const found = await queryContext.views.get(fileVersionView, fileVersionId(summary.fileId, version));
      if (!found) throw new Failure('file.noSuchVersion', { version });
      return found;
    };
    const [before, after] = [await versionOf(from), await versionOf(to)];
    const { user } = principal;
    const names = nameLanguageOf(language ?? user.settings.language);
    const { changes, ...comparison } = await compare(before, after, user.userId);
    const named = changes.map((change) => ({ ...change, name: fieldName(change.element.replace(/\/@.*/, ''), names) }));
    return { reply: { from, to, ...comparison, changes: named } };
  }),
];
