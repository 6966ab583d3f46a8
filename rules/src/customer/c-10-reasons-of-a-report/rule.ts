import { listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { childrenNamed, descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleContext, type RuleFinding } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';

const list = 'status_reason';

/** Statuses of a payment on its way without a change: banks give reasons for other statuses. */
const plainlyAccepted = ['ACCP', 'ACTC', 'ACSP', 'ACSC', 'ACCC'];

const reasonCodes = (holder: MessageNode, status: string | undefined, context: RuleContext): readonly RuleFinding[] =>
  childrenNamed(holder, 'StsRsnInf').flatMap((information) => reasonFindings(information, status, context));

const reasonFindings = (
  information: MessageNode,
  status: string | undefined,
  context: RuleContext,
): readonly RuleFinding[] => {
  const reason = descend(information, 'Rsn')?.children[0];
  if (reason === undefined) return [];
  if (plainlyAccepted.includes(status ?? '')) {
    return [
      { node: reason, variant: 'accepted', severity: 'Warning', value: reason.text, params: { status: status ?? '' } },
    ];
  }
  const fault = reason.name === 'Cd' ? listFault(reason, list, context) : undefined;
  return fault === undefined ? [] : [{ node: reason, value: reason.text, ...fault }];
};

const hasReason = (holder: MessageNode): boolean =>
  childrenNamed(holder, 'StsRsnInf').some((information) => descend(information, 'Rsn') !== undefined);

/** The message and the payment group being read; the reason of a rejected one is that of everything below. */
type State = {
  message: MessageNode | undefined;
  isExplained: boolean;
  group: { readonly owner: MessageNode; isExplained: boolean; listed: number } | undefined;
  reasons: number;
};

const missing = (owner: MessageNode | undefined, statusName: string): readonly RuleFinding[] => {
  const node = descend(owner, statusName);
  return node?.text === 'RJCT' ? [{ node, variant: 'missing' }] : [];
};

const endGroup = (state: State): readonly RuleFinding[] => {
  const { group, isExplained } = state;
  state.group = undefined;
  if (group === undefined || group.isExplained || isExplained || group.listed > 0) return [];
  return missing(group.owner, 'PmtInfSts');
};

/** A transaction has a status of its own, or that of its payment group or of the message. */
const isWithoutStatus = (node: MessageNode, { message, group }: State): boolean =>
  (textAt(node, 'TxSts') ?? textAt(group?.owner, 'PmtInfSts') ?? textAt(message, 'GrpSts')) === undefined;

const checkTransaction = (node: MessageNode, context: RuleContext, state: State): readonly RuleFinding[] => {
  const status = textAt(node, 'TxSts');
  const noStatus: readonly RuleFinding[] = isWithoutStatus(node, state)
    ? [{ node, variant: 'noStatus', severity: 'Warning' }]
    : [];
  if (state.group !== undefined) state.group.listed += 1;
  if (hasReason(node)) {
    state.reasons += 1;
    return [...noStatus, ...reasonCodes(node, status, context)];
  }
  if (noStatus.length > 0) return noStatus;
  return state.isExplained || state.group?.isExplained === true ? [] : missing(node, 'TxSts');
};

/** The reason of a payment group; its other elements are complete, its transactions follow. */
const checkGroupReason = (node: MessageNode, context: RuleContext, state: State): readonly RuleFinding[] => {
  const status = textAt(node.parent, 'PmtInfSts');
  if (state.group !== undefined && descend(node, 'Rsn') !== undefined) {
    state.reasons += 1;
    state.group.isExplained ||= status === 'RJCT';
  }
  return reasonFindings(node, status, context);
};

export const rule = defineRule<State>({
  id: 'C-10',
  layer: 'scheme',
  severity: 'Error',
  anchors: [
    'StsRsnInf/Rsn/Cd',
    'StsRsnInf/Rsn/Prtry',
    'OrgnlGrpInfAndSts/GrpSts',
    'OrgnlPmtInfAndSts/PmtInfSts',
    'TxInfAndSts/TxSts',
  ],
  codeLists: [list],
  appliesTo: messages('pain.002'),
  select: ['OrgnlGrpInfAndSts', 'OrgnlPmtInfAndSts/OrgnlPmtInfId', 'OrgnlPmtInfAndSts/StsRsnInf', 'TxInfAndSts'],
  transactionState: () => 'counted',
  open: () => ({ message: undefined, isExplained: false, group: undefined, reasons: 0 }),
  check: (node, context, state) => {
    switch (node.name) {
      case 'OrgnlGrpInfAndSts': {
        const status = textAt(node, 'GrpSts');
        state.message = node;
        state.isExplained = status === 'RJCT' && hasReason(node);
        return reasonCodes(node, status, context);
      }
      case 'OrgnlPmtInfId': {
        const findings = endGroup(state);
        state.group = node.parent && { owner: node.parent, isExplained: false, listed: 0 };
        return findings;
      }
      case 'StsRsnInf':
        return checkGroupReason(node, context, state);
      default:
        return checkTransaction(node, context, state);
    }
  },
  close: (_, state) => {
    const ofGroup = endGroup(state);
    return state.isExplained || state.reasons > 0 || ofGroup.length > 0 ? ofGroup : missing(state.message, 'GrpSts');
  },
});
