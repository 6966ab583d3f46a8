import { findEnvironment } from '@clearbench/access/resource-access';
import type { FileEvent } from '@clearbench/contracts/file/events';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { FileDetailDocument } from '@clearbench/contracts/file/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { checkAndReport } from '../check-content.ts';
import type { CommandContext } from '../command-context.ts';
import { checkSize, checkTransactions } from '../environment-limits.ts';
import { profileOf } from '../profile-of.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { readReport } from './read-report.ts';
import { summaryAt } from './summary-at.ts';

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
  const { fileId, environmentToken, direction } = file.summary;
  const environment = await findEnvironment(context.views, principal, environmentToken);
  const profile = await profileOf(context.views, environment, file.summary, at, principal.user.settings);
  checkSize(environment, bytes.length);
  const place = { environmentId: environment.environmentId, fileId, direction, userId: principal.user.userId };
  const key = `${fileId}|${principal.sessionId}`;
  const { checked, report } = await checkAndReport(context, bytes, profile, place, key);
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
