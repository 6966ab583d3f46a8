import { findEnvironment, findFile } from '@clearbench/access/resource-access';
import type { FileEvent } from '@clearbench/contracts/file/events';
import { indentFileRoute, newIdsRoute, reportCommentsRoute, saveContentRoute } from '@clearbench/contracts/file/routes';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { FileDetailDocument } from '@clearbench/contracts/file/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Principal } from '@clearbench/contracts/session/principal';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import { withBody } from '@clearbench/event-sourcing/command-content';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { checkAndReport } from '../check-content.ts';
import type { CommandContext } from '../command-context.ts';
import { checkSize, checkTransactions } from '../environment-limits.ts';
import { fileHistoryScope } from '../message-history/file-history-scope.ts';
import { profileOfFile, senderIn } from '../profile-of.ts';
import { takeBody } from './body-intake.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { readReport } from './read-report.ts';
import { renewedText } from './renewed-text.ts';
import { summaryAt } from './summary-at.ts';

/**
 * A file's text with or without its findings as comments. Findings are written into the text without comments, which is
 * validated for this purpose.
 */
const commentedText = async (
  { views, contents, textWorkers }: CommandContext,
  { summary, content }: FileDetailDocument,
  shown: boolean,
  { principal, at }: { readonly principal: Principal; readonly at: string },
): Promise<Uint8Array> => {
  const plain = await textWorkers.removeComments(await contents.get(content.sha256));
  if (!shown) return plain;
  const environment = await findEnvironment(views, principal, summary.environmentToken);
  const profile = await profileOfFile(views, environment, summary, at, senderIn(environment, principal.user));
  const { report } = await textWorkers.check(plain, profile);
  return textWorkers.writeComments(plain, report);
};

export type TextChange = {
  readonly file: FileDetailDocument;
  readonly bytes: Uint8Array;
  /** The content version that the user edited; undefined for the latest one. */
  readonly basedOn: number | undefined;
  readonly by: 'edit' | 'indent' | 'reportComments' | 'newIds';
  readonly commentsShown?: boolean;
};
export type Saved = {
  readonly position: number;
  readonly contentVersion: number;
  readonly validationReport: ValidationReport;
  readonly vipFileOverviewSummary: VipFileSummary;
};
type By = { readonly principal: Principal; readonly metadata: CommandMetadata; readonly at: string };

const reportSha256Of = (events: readonly FileEvent[], otherwise: string): string =>
  events.reduce(
    (sha256, event) => (event.type === 'FileValidated' ? event.data.result.reportSha256 : sha256),
    otherwise,
  );

/** Stores a new text of a file and returns its report; a repeated command changes the file once. */
export const changeText = async (
  context: CommandContext,
  change: TextChange,
  { principal, metadata, at }: By,
): Promise<Saved> => {
  const { file, bytes, ...rest } = change;
  const { fileId, environmentToken } = file.summary;
  const environment = await findEnvironment(context.views, principal, environmentToken);
  const profile = await profileOfFile(
    context.views,
    environment,
    file.summary,
    at,
    senderIn(environment, principal.user),
  );
  checkSize(environment, bytes.length);
  const historyScope = await fileHistoryScope(context.views, environment, file.summary, principal.user.userId);
  const key = `${fileId}|${principal.sessionId}`;
  const { checked, report } = await checkAndReport(context, bytes, profile, historyScope, key);
  checkTransactions(environment, checked.content.transactions);
  const data = { fileId, ...rest, ...checked };
  const { events, position } = await context.handle(
    fileDecider,
    fileStream(fileId),
    { type: 'ChangeFileContent', data, at },
    metadata,
  );
  // A repeated command gets the report of its first execution.
  const reportSha256 = reportSha256Of(events, checked.check.reportSha256);
  const isThisOne = reportSha256 === checked.check.reportSha256;
  const [vipFileOverviewSummary, validationReport] = await Promise.all([
    summaryAt(context.views, fileId, position),
    isThisOne ? report : readReport(context.contents, reportSha256),
  ]);
  const changed = events.find((event) => event.type === 'FileContentChanged');
  return {
    position,
    contentVersion: changed?.data.contentVersion ?? change.basedOn ?? vipFileOverviewSummary.contentVersion,
    validationReport,
    vipFileOverviewSummary,
  };
};

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
    const environment = await findEnvironment(context.views, call.principal, file.summary.environmentToken);
    const now = businessTime(environment.clock, call.at);
    const bytes = await renewedText(context, before, call.body ?? {}, { metadata: call.metadata, now });
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
