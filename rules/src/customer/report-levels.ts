import { addDecimals, type Decimal, parseDecimal, zero } from '@clearbench/iso20022/decimal';
import { type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';

/** A figure by status (NbOfTxsPerSts); undefined parts are missing or unreadable. */
type ByStatus = { readonly status: string; readonly count: MessageNode | undefined };

/** The original message or one of its payment groups in a status report, with what is reported below it. */
export type ReportLevel = {
  readonly owner: MessageNode;
  readonly statusName: 'GrpSts' | 'PmtInfSts';
  /** Number of listed transactions, in all and by status. */
  listed: number;
  readonly byStatus: Map<string, number>;
  readonly figures: ByStatus[];
  counts: Decimal | undefined;
  sums: Decimal | undefined;
  /** Statuses of payment groups. */
  readonly below: string[];
};

/** There are some thirty statuses; a damaged report can have any number of texts. */
const mostStatuses = 100;

export const startLevel = (owner: MessageNode, statusName: ReportLevel['statusName']): ReportLevel => ({
  owner,
  statusName,
  listed: 0,
  byStatus: new Map(),
  figures: [],
  counts: zero,
  sums: zero,
  below: [],
});

export const addListed = (level: ReportLevel, status: string): void => {
  level.listed += 1;
  if (level.byStatus.size < mostStatuses || level.byStatus.has(status)) {
    level.byStatus.set(status, (level.byStatus.get(status) ?? 0) + 1);
  }
};

const added = (sum: Decimal | undefined, text: string | undefined): Decimal | undefined => {
  const value = text === undefined ? undefined : parseDecimal(text);
  return sum === undefined || value === undefined ? undefined : addDecimals(sum, value);
};

/** Adds the number and the sum of one status. */
export const addFigure = (level: ReportLevel, node: MessageNode): void => {
  level.counts = added(level.counts, textAt(node, 'DtldNbOfTxs'));
  level.sums = added(level.sums, textAt(node, 'DtldCtrlSum'));
  if (level.figures.length >= mostStatuses) return;
  const count = node.children.find(({ name }) => name === 'DtldNbOfTxs');
  level.figures.push({ status: textAt(node, 'DtldSts') ?? '', count });
};

/** NaN if the text is not a number; the structure check reports it. */
export const numberIn = (text: string | undefined): number =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN;

/** The number of transactions with a status, by the list or by the figures, whichever is larger. */
export const countOf = (level: ReportLevel, isWanted: (status: string) => boolean): number => {
  let listed = 0;
  for (const [status, count] of level.byStatus) if (isWanted(status)) listed += count;
  const stated = level.figures
    .filter(({ status }) => isWanted(status))
    .reduce((sum, { count }) => sum + (numberIn(count?.text) || 0), 0);
  return Math.max(listed, stated);
};

/** True if the list contains every transaction of the original. */
export const isComplete = (level: ReportLevel): boolean => {
  const all = numberIn(textAt(level.owner, 'OrgnlNbOfTxs'));
  return (
    Math.max(
      level.listed,
      countOf(level, () => true),
    ) >= all
  );
};

/** Statuses of a verification of payee, by public descriptions of FinTS (VOP 1.01) and Febelfin (status report of 2025). */
export const verification = {
  /** The name matches; of a group: all names match. */
  match: 'RCVC',
  closeMatch: 'RVMC',
  noMatch: 'RVNM',
  notPossible: 'RVNA',
  /** Of a group: not all names match. */
  mismatches: 'RVCM',
} as const;

export const isMismatch = (status: string): boolean =>
  [verification.closeMatch, verification.noMatch, verification.notPossible].some((one) => one === status) ||
  status === verification.mismatches;
