import { findFile } from '@clearbench/access/resource-access';
import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { Failure } from '@clearbench/contracts/failure';
import { compareVersionsRoute } from '@clearbench/contracts/file/version-routes';
import { fileVersionId, fileVersionView } from '@clearbench/contracts/file/views';
import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { fieldName, type NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import { type Comparison, comparisonLimit } from '@clearbench/xml/compare/element-changes';
import type { Outlines } from '../outlines/outlines.ts';
import type { QueryContext } from '../query-context.ts';

/** Number of cached comparisons; each has at most 200 changes, about 60 kB. */
const room = 200;

type Content = { readonly sha256: string; readonly size: number };

const tooLarge: Comparison = { changes: [], notListed: 0, result: 'tooLarge' };

/** Compares contents in a worker; a user has one comparison at a time, and a pair of contents is compared once. */
const versionComparison = (contents: Pick<ContentStore, 'get'>, outlines: Pick<Outlines, 'changes'>) => {
  const known = boundedCache<Comparison>(room);
  const turns = keyedMutex();
  return (before: Content, after: Content, by: string): Promise<Comparison> =>
    turns(by, async () => {
      // A text above the limit is not read.
      if (Math.max(before.size, after.size) > comparisonLimit.bytes) return tooLarge;
      const key = `${before.sha256} ${after.sha256}`;
      const stored = known.get(key);
      if (stored) return stored;
      const [old, fresh] = await Promise.all([contents.get(before.sha256), contents.get(after.sha256)]);
      const comparison = await outlines.changes(old, fresh);
      known.set(key, comparison);
      return comparison;
    });
};

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
