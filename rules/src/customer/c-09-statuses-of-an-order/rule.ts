import { compareDecimals, type Decimal, formatDecimal, parseDecimal } from '@clearbench/iso20022/decimal';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';
import {
  addFigure,
  addListed,
  countOf,
  isComplete,
  isMismatch,
  numberIn,
  type ReportLevel,
  startLevel,
  verification,
} from '../report-levels.ts';

type State = { message: ReportLevel | undefined; group: ReportLevel | undefined };

/** A finding if the figure of the original is not the sum of the figures by status. */
const addsUp = (
  level: ReportLevel,
  name: string,
  sum: Decimal | undefined,
  variant: string,
): readonly RuleFinding[] => {
  const node = descend(level.owner, name);
  const stated = node && parseDecimal(node.text);
  if (node === undefined || stated === undefined || sum === undefined || level.figures.length === 0) return [];
  if (compareDecimals(stated, sum) === 0) return [];
  return [{ node, variant, value: node.text, expected: formatDecimal(sum, variant === 'sum' ? 2 : 0) }];
};

/** More listed transactions than the report states, in all or with one status. */
const tooMany = ({ owner, listed, byStatus, figures }: ReportLevel): readonly RuleFinding[] => {
  const all = descend(owner, 'OrgnlNbOfTxs');
  const ofStatus = figures.flatMap(({ status, count }): readonly RuleFinding[] => {
    const found = byStatus.get(status) ?? 0;
    if (count === undefined || !(found > numberIn(count.text))) return [];
    return [{ node: count, variant: 'ofStatus', value: count.text, params: { status, listed: found } }];
  });
  if (all === undefined || ofStatus.length > 0 || !(listed > numberIn(all.text))) return ofStatus;
  return [{ node: all, variant: 'listed', value: all.text, params: { listed } }];
};

const isRejected = (status: string): boolean => status === 'RJCT';
const isAccepted = (status: string): boolean => status.startsWith('AC');
const isPart = (status: string): boolean => status === 'PART';

/** A number above zero if a transaction or a payment group below has the status. */
const below = (level: ReportLevel, isWanted: (status: string) => boolean): number =>
  countOf(level, isWanted) + level.below.filter(isWanted).length;

/** Partly accepted: some are accepted, and others are not. A report can leave out the accepted ones. */
const isInPart = (level: ReportLevel): boolean => {
  if (below(level, isPart) > 0) return true;
  const accepted = below(level, isAccepted);
  const others = below(level, () => true) - accepted;
  if (accepted > 0 && others > 0) return true;
  return others > 0 ? !isComplete(level) : accepted === 0;
};

const contradictionOf = (level: ReportLevel, status: string): string | undefined => {
  if (isPart(status)) return isInPart(level) ? undefined : 'part';
  if (isRejected(status)) return below(level, (one) => !isRejected(one)) > 0 ? 'rejected' : undefined;
  if (isAccepted(status)) return below(level, (one) => isRejected(one) || isPart(one)) > 0 ? 'accepted' : undefined;
  if (status === verification.match) {
    return below(level, (one) => isMismatch(one) || isRejected(one)) > 0 ? 'matched' : undefined;
  }
  if (status !== verification.mismatches || level.listed === 0) return undefined;
  return isComplete(level) && below(level, (one) => one !== verification.match) === 0 ? 'mismatched' : undefined;
};

const findingsIn = (level: ReportLevel): readonly RuleFinding[] => {
  const figures = [
    ...addsUp(level, 'OrgnlNbOfTxs', level.counts, 'count'),
    ...addsUp(level, 'OrgnlCtrlSum', level.sums, 'sum'),
  ];
  const node = descend(level.owner, level.statusName);
  const variant = node && contradictionOf(level, node.text);
  return [
    ...(figures.length > 0 ? figures : tooMany(level)),
    ...(node === undefined || variant === undefined ? [] : [{ node, variant, value: node.text }]),
  ];
};

/** A payment group ends when the next one begins; its status counts for the message. */
const endGroup = (state: State): readonly RuleFinding[] => {
  const { message, group } = state;
  state.group = undefined;
  if (group === undefined) return [];
  const status = descend(group.owner, 'PmtInfSts')?.text;
  if (status !== undefined && message !== undefined && message.below.length < 1_000) message.below.push(status);
  return findingsIn(group);
};

const read = (node: MessageNode, state: State): void => {
  const { message, group } = state;
  if (node.name === 'TxSts') {
    if (message !== undefined) addListed(message, node.text);
    if (group !== undefined) addListed(group, node.text);
    return;
  }
  const level = node.parent?.name === 'OrgnlGrpInfAndSts' ? message : group;
  if (level !== undefined) addFigure(level, node);
};

export const rule = defineRule<State>({
  id: 'C-09',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['OrgnlGrpInfAndSts', 'OrgnlPmtInfAndSts'].flatMap((place) =>
    ['OrgnlNbOfTxs', 'OrgnlCtrlSum', 'GrpSts', 'PmtInfSts', 'NbOfTxsPerSts/DtldNbOfTxs'].map(
      (name) => `${place}/${name}`,
    ),
  ),
  appliesTo: messages('pain.002'),
  select: [
    'OrgnlGrpInfAndSts/OrgnlMsgId',
    'OrgnlPmtInfAndSts/OrgnlPmtInfId',
    'OrgnlGrpInfAndSts/NbOfTxsPerSts',
    'OrgnlPmtInfAndSts/NbOfTxsPerSts',
    'TxInfAndSts/TxSts',
  ],
  transactionState: () => 'counted',
  open: () => ({ message: undefined, group: undefined }),
  check: (node, _, state) => {
    const { parent } = node;
    if (node.name === 'OrgnlMsgId' && parent !== undefined) state.message = startLevel(parent, 'GrpSts');
    else if (node.name === 'OrgnlPmtInfId' && parent !== undefined) {
      const findings = endGroup(state);
      state.group = startLevel(parent, 'PmtInfSts');
      return findings;
    } else read(node, state);
    return [];
  },
  close: (_, state) => {
    const ofGroup = endGroup(state);
    return state.message === undefined ? ofGroup : [...ofGroup, ...findingsIn(state.message)];
  },
});
