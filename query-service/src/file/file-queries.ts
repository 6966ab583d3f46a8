import { withDayOfGoing } from '@clearbench/access/owner-choice';
import { findEnvironment, findFile } from '@clearbench/access/reach';
import { Failure } from '@clearbench/contracts/failure';
import { readContentPieceRoute } from '@clearbench/contracts/file/piece-routes';
import { listRemovedFilesRoute } from '@clearbench/contracts/file/removed-routes';
import {
  listFilesRoute,
  listVersionsRoute,
  readAnnotationRoute,
  readContentRoute,
  readFileRoute,
  readReportRoute,
} from '@clearbench/contracts/file/routes';
import { searchContentRoute } from '@clearbench/contracts/file/search-routes';
import { fileCountView, fileListView, fileVersionId, fileVersionView } from '@clearbench/contracts/file/views';
import { planView } from '@clearbench/contracts/plan/views';
import { inlineContentLimit, pageSize } from '@clearbench/contracts/product-constants';
import { userView } from '@clearbench/contracts/user/views';
import type { View } from '@clearbench/contracts/view';
import { endOf } from '@clearbench/event-sourcing/serving/end-of';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Desk } from '../desk.ts';
import { attachmentNamed } from './attachment.ts';
import { filePage } from './file-page.ts';
import { inlineParts } from './inline-parts.ts';
import { namesOf } from './names-of.ts';
import { contentPieces } from './pieces/content-pieces.ts';
import { recentPages } from './recent-pages.ts';
import { removedPage } from './removed-page.ts';
import { contentSearch } from './search/content-search.ts';

/** A browser may keep it, and asks each time whether it is still the same. */
const revalidated = { 'Cache-Control': 'private, no-cache' };

/** What pages of the list are made of: rows, their number, and how long their owners let them stay. */
const shownOnPages: readonly View<unknown>[] = [fileListView, fileCountView, userView, planView];

/** Everything that is asked about files. */
export const fileQueries = (
  desk: Desk,
  pages = recentPages(),
  pieceOf = contentPieces(desk.contents),
  search = contentSearch(desk.contents),
): Endpoint[] => [
  serve(listFilesRoute, async ({ query, principal, request }) => {
    const { environmentId } = await findEnvironment(desk.views, principal, query.environmentToken);
    const asOf = shownOnPages.map((view) => desk.views.changedAt(view)).join(' ');
    const key = `${asOf} ${environmentId} ${request.url}`;
    return { written: await pages(key, () => filePage(desk, environmentId, query)) };
  }),

  serve(listRemovedFilesRoute, async ({ query, principal, at }) => {
    const { environmentId } = await findEnvironment(desk.views, principal, query.environmentToken);
    return { reply: await removedPage(desk, environmentId, query, at) };
  }),

  serve(readFileRoute, async ({ params, principal }) => {
    const file = await findFile(desk.views, principal, params.fileId);
    const parts =
      file.summary.size <= inlineContentLimit ? await inlineParts(desk, file, principal.user.settings.language) : {};
    const [vipFileSummary = file.summary] = await withDayOfGoing(desk.views, [file]);
    return { reply: { vipFileSummary, ...parts } };
  }),

  serve(readContentRoute, async ({ params, query, principal }) => {
    const { summary, content } = await findFile(desk.views, principal, params.fileId);
    const version = query.version ?? summary.contentVersion;
    const wanted =
      version === summary.contentVersion
        ? content
        : await desk.views.get(fileVersionView, fileVersionId(summary.fileId, version));
    if (!wanted) throw new Failure('file.noSuchVersion', { version });
    const headers = {
      'Content-Length': String(wanted.size),
      ...(query.download ? attachmentNamed(summary.fileName) : {}),
    };
    return { stream: desk.contents.read(wanted.sha256), etag: version, headers };
  }),

  serve(readContentPieceRoute, async ({ params, query, principal }) => {
    const { content } = await findFile(desk.views, principal, params.fileId);
    return { reply: await pieceOf(content.sha256, query) };
  }),

  serve(searchContentRoute, async ({ params, query, principal, response }) => {
    const { content } = await findFile(desk.views, principal, params.fileId);
    const sought = { ...query, ignoreCase: query.ignoreCase === 'true' };
    return { reply: await search(content.sha256, sought, { by: principal.user.userId, gone: endOf(response) }) };
  }),

  serve(readReportRoute, async ({ params, principal }) => {
    const { check } = await findFile(desk.views, principal, params.fileId);
    if (!check) throw new Failure('file.notChecked');
    const stream = desk.contents.read(check.reportSha256);
    return { stream, etag: check.reportSha256, headers: revalidated };
  }),

  serve(readAnnotationRoute, async ({ params, query, principal }) => {
    const { content } = await findFile(desk.views, principal, params.fileId);
    const bytes = await desk.contents.get(content.sha256);
    return { reply: await desk.outlines.of(bytes, query.language ?? principal.user.settings.language) };
  }),

  serve(listVersionsRoute, async ({ params, query, principal }) => {
    const { summary } = await findFile(desk.views, principal, params.fileId);
    const where = [{ field: 'fileId', is: summary.fileId }];
    const sort = { field: 'contentVersion', direction: 'descending' } as const;
    const page = await desk.views.find(fileVersionView, {
      where,
      sort,
      limit: pageSize,
      ...(query.after ? { after: query.after } : {}),
    });
    const nameOf = await namesOf(
      desk.views,
      page.items.map(({ actor }) => actor),
    );
    const items = page.items.map(({ contentVersion, size, by, at, actor }) => {
      const actorName = nameOf.get(actor);
      return { contentVersion, size, by, at, actor, ...(actorName === undefined ? {} : { actorName }) };
    });
    return { reply: { items, ...(page.next ? { next: page.next } : {}) } };
  }),
];
