import { withDayOfGoing } from '@clearbench/access/owner-choice';
import { findFile } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { readContentPieceRoute } from '@clearbench/contracts/file/piece-routes';
import {
  readAnnotationRoute,
  readContentRoute,
  readFileRoute,
  readReportRoute,
} from '@clearbench/contracts/file/routes';
import { searchContentRoute } from '@clearbench/contracts/file/search-routes';
import { listVersionsRoute } from '@clearbench/contracts/file/version-routes';
import { fileVersionId, fileVersionView } from '@clearbench/contracts/file/views';
import { inlineContentLimit, pageSize } from '@clearbench/contracts/product-constants';
import { endOf } from '@clearbench/event-sourcing/serving/end-of';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { attachmentNamed } from '@clearbench/hosting/serving/attachment';
import { reportForm, reportText } from '@clearbench/hosting/serving/report-form';
import type { QueryContext } from '../query-context.ts';
import type { StatusOf } from './file-page.ts';
import { findFileToRead } from './find-file-to-read.ts';
import { inlineParts } from './inline-parts.ts';
import { listQueries } from './list-queries.ts';
import { resetsAmong } from './memory-resets.ts';
import { namesOf } from './names-of.ts';
import { contentPieces } from './pieces/content-pieces.ts';
import { reportedFile } from './reported-file.ts';
import { contentSearch } from './search/content-search.ts';
import { versionQueries } from './version-queries.ts';

/** Browsers may cache it and revalidate it each time. */
const revalidated = { 'Cache-Control': 'private, no-cache' };

/** The queries about files. */
export const fileQueries = (
  queryContext: QueryContext,
  statusOf: StatusOf,
  pieceOf = contentPieces(queryContext.contents),
  search = contentSearch(queryContext.contents),
): Endpoint[] => [
  ...versionQueries(queryContext),

  ...listQueries(queryContext, statusOf),

  serve(readFileRoute, async ({ params, query, principal, at }) => {
    const file = await findFileToRead(queryContext.views, principal, params.fileId, at);
    const parts =
      file.summary.size <= inlineContentLimit
        ? await inlineParts(queryContext, file, query.outline ?? { language: principal.user.settings.language })
        : {};
    const [vipFileSummary = file.summary] = await withDayOfGoing(queryContext.views, [file]);
    return { reply: { vipFileSummary, ...parts } };
  }),

  serve(readContentRoute, async ({ params, query, principal }) => {
    const { summary, content } = await findFile(queryContext.views, principal, params.fileId);
    const version = query.version ?? summary.contentVersion;
    const wanted =
      version === summary.contentVersion
        ? content
        : await queryContext.views.get(fileVersionView, fileVersionId(summary.fileId, version));
    if (!wanted) throw new Failure('file.noSuchVersion', { version });
    const headers = {
      'Content-Length': String(wanted.size),
      ...(query.download ? attachmentNamed(summary.fileName) : {}),
    };
    return { stream: queryContext.contents.read(wanted.sha256), etag: version, headers };
  }),

  serve(readContentPieceRoute, async ({ params, query, principal }) => {
    const { content } = await findFile(queryContext.views, principal, params.fileId);
    return { reply: await pieceOf(content.sha256, query) };
  }),

  serve(searchContentRoute, async ({ params, query, principal, response }) => {
    const { content } = await findFile(queryContext.views, principal, params.fileId);
    const sought = { ...query, ignoreCase: query.ignoreCase === 'true' };
    return { reply: await search(content.sha256, sought, { by: principal.user.userId, gone: endOf(response) }) };
  }),

  serve(readReportRoute, async ({ params, query, principal, request, at }) => {
    const file = await findFile(queryContext.views, principal, params.fileId);
    const { check } = file;
    if (!check) throw new Failure('file.notChecked');
    const form = query.format ?? reportForm(request);
    if (form !== 'json') {
      const { language = principal.user.settings.language } = query;
      const { timeZone } = principal.user.settings;
      const origin = `${request.protocol}://${request.host}`;
      const productVersion = queryContext.appInfo.buildInfo.version;
      return reportText(form, await reportedFile(queryContext, file, form), {
        language,
        origin,
        at,
        timeZone,
        productVersion,
      });
    }
    const stream = queryContext.contents.read(check.reportSha256);
    return { stream, etag: check.reportSha256, headers: revalidated };
  }),

  serve(readAnnotationRoute, async ({ params, query, principal }) => {
    const { content } = await findFile(queryContext.views, principal, params.fileId);
    const bytes = await queryContext.contents.get(content.sha256);
    return { reply: await queryContext.outlines.of(bytes, query.language ?? principal.user.settings.language) };
  }),

  serve(listVersionsRoute, async ({ params, query, principal }) => {
    const { summary } = await findFile(queryContext.views, principal, params.fileId);
    const where = [{ field: 'fileId', is: summary.fileId }];
    const sort = { field: 'contentVersion', direction: 'descending' } as const;
    const page = await queryContext.views.find(fileVersionView, {
      where,
      sort,
      limit: pageSize,
      ...(query.after ? { after: query.after } : {}),
    });
    const nameOf = await namesOf(
      queryContext.views,
      page.items.map(({ actor }) => actor),
    );
    const items = page.items.map(({ fileId: _, sha256: __, ...version }) => {
      const actorName = nameOf.get(version.actor);
      return { ...version, ...(actorName === undefined ? {} : { actorName }) };
    });
    const memoryResets = await resetsAmong(queryContext.views, summary.envId, page.items);
    return { reply: { items, memoryResets, ...(page.next ? { next: page.next } : {}) } };
  }),
];
