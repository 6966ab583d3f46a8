import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { CheckResult, ContentFacts } from '@clearbench/contracts/file/vip-file';
import type { Profile } from '@clearbench/iso20022/profile';
import type { CommandContext } from './command-context.ts';
import { checkWithHistory } from './message-history/check-with-history.ts';
import type { HistoryScope } from './message-history/history-scope.ts';
import type { Checked } from './text-workers/text-workers.ts';

export type CheckedContent = { readonly content: ContentFacts; readonly check: CheckResult };
export type CheckedWithReport = { readonly checked: CheckedContent; readonly report: ValidationReport };

/** Longer texts are stored during the validation; shorter ones together with their report. */
const longText = 65_536;

/** Like `checkContent`, and returns the stored report. */
export const checkAndReport = async (
  context: CommandContext,
  bytes: Uint8Array,
  profile: Profile,
  historyScope: HistoryScope,
  key?: string,
): Promise<CheckedWithReport> => {
  const { contents } = context;
  const checking = checkWithHistory(context, bytes, profile, historyScope, key);
  const storeText = () => contents.put(bytes);
  const storeReport = ({ report }: Checked) => contents.put(new TextEncoder().encode(JSON.stringify(report)));
  const [{ report, facts }, stored, kept] = await Promise.all([
    checking,
    bytes.length > longText ? storeText() : checking.then(storeText),
    checking.then(storeReport),
  ]);
  const { errors, warnings, infos } = report.validationSummary;
  const check = { contentSha256: stored.sha256, reportSha256: kept.sha256, errors, warnings, infos };
  return { report, checked: { content: { ...stored, ...facts }, check } };
};

/** Stores a content, validates it in a worker with the message history, and stores the report; it appends no event. */
export const checkContent = async (
  context: CommandContext,
  bytes: Uint8Array,
  profile: Profile,
  historyScope: HistoryScope,
  key?: string,
): Promise<CheckedContent> => (await checkAndReport(context, bytes, profile, historyScope, key)).checked;
