import { Failure } from '@clearbench/contracts/failure';
import { type BrokenRule, type FileImpact, largestImpactFile } from '@clearbench/contracts/file/impact-routes';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { FileListRow } from '@clearbench/contracts/file/views';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { CommandContext } from '../command-context.ts';
import { profileAsOf, type Sender } from '../profile-of.ts';

/** What is compared: the rulebook of the file now, and another rulebook or another instant. */
export type Comparison = {
  readonly environment: SimEnvDocument;
  readonly sender: Sender;
  readonly now: string;
  readonly toRulebook: RbVersion | undefined;
  readonly then: string;
  /** Whether files of older rulebooks are upgraded first. */
  readonly upgraded: boolean;
};

/** The rules with errors in a report: number of findings and the first one. */
const errorsIn = ({ validationMessages, validationSummary }: ValidationReport): ReadonlyMap<string, BrokenRule> => {
  const rules = new Map<string, BrokenRule>();
  for (const { severity, ruleId, textKey, params } of validationMessages) {
    if (severity !== 'Error') continue;
    const known = rules.get(ruleId);
    rules.set(ruleId, known ? { ...known, count: known.count + 1 } : { ruleId, count: 1, textKey, params });
  }
  for (const { severity, ruleId, count } of validationSummary.notListed ?? []) {
    const known = rules.get(ruleId);
    if (severity === 'Error' && known) rules.set(ruleId, { ...known, count: known.count + count });
  }
  return rules;
};

type Validated = Pick<FileImpact, 'result' | 'hasErrors' | 'rules'>;

/** A validation that reached a limit of time or memory. */
const isLimit = (error: unknown): boolean => error instanceof Failure && error.errorKey.startsWith('processing.');

/** The text under the other rulebook: upgraded where that is asked for and possible. */
const textUnder = async (
  { textWorkers }: CommandContext,
  { environment, toRulebook, upgraded }: Comparison,
  rbVersion: RbVersion,
  bytes: Uint8Array,
): Promise<Uint8Array> => {
  if (!upgraded || toRulebook === undefined || toRulebook <= rbVersion) return bytes;
  const upgrade = await textWorkers.upgrade(bytes, { scheme: environment.scheme, rbVersion: toRulebook });
  return 'bytes' in upgrade ? upgrade.bytes : bytes;
};

const validated = async (
  context: CommandContext,
  comparison: Comparison,
  { rbVersion, fileName, direction, sha256 }: FileListRow,
): Promise<Validated> => {
  const { environment, sender, now, toRulebook, then } = comparison;
  const { views, contents, textWorkers } = context;
  const present = await contents.get(sha256);
  const reportOf = async (bytes: Uint8Array, rulebook: RbVersion, businessAt: string) => {
    // The other rulebook need not be one of the environment.
    const open = { ...environment, versions: [rulebook] };
    const profile = await profileAsOf(views, open, { rbVersion: rulebook, fileName, direction }, businessAt, sender);
    return errorsIn((await textWorkers.check(bytes, profile)).report);
  };
  const before = await reportOf(present, rbVersion, now);
  const other = await textUnder(context, comparison, rbVersion, present);
  const after = await reportOf(other, toRulebook ?? rbVersion, then);
  const rules = [...after.values()].filter(({ ruleId }) => !before.has(ruleId));
  return { result: rules.length > 0 ? 'breaks' : 'unchanged', hasErrors: before.size > 0, rules };
};

/** The errors that a file has under another rulebook or on another day, and not now. */
export const impactOfFile = async (
  context: CommandContext,
  comparison: Comparison,
  row: FileListRow,
): Promise<FileImpact> => {
  const { fileId, fileName, messageType, rbVersion, size, errors } = row;
  const file = { fileId, fileName, rbVersion, ...(messageType === '' ? {} : { messageType }) };
  if (size > largestImpactFile) return { ...file, result: 'tooLarge', hasErrors: errors > 0, rules: [] };
  try {
    return { ...file, ...(await validated(context, comparison, row)) };
  } catch (error) {
    if (!isLimit(error)) throw error;
    return { ...file, result: 'failed', hasErrors: errors > 0, rules: [] };
  }
};
