import { codesAt, listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { reasonListOf, reasonLists } from '@clearbench/iso20022/code-sets/reason-lists';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleContext, type RuleFinding } from '@clearbench/validation-engine/rule';
import { isRefundBetweenCompanies } from '../../direct-debit/b2b-refund.ts';

/** Status reports and answers to recalls can also give reasons for positive statuses; the lists apply to negative statuses only. */
const isNegativeAnswer = (node: MessageNode): boolean => {
  const transaction = node.parent;
  const status = ['TxSts', 'GrpSts', 'TxCxlSts', 'GrpCxlSts'].map((name) => textAt(transaction, name)).find(Boolean);
  return status === undefined || status.startsWith('RJ');
};

/** SCT Inst has no returns: a pacs.004 is the positive answer to a recall. */
const afterRecall = 'inst_return_reason';

const statesOfAnswers = ['StsRsnInf', 'CxlStsRsnInf'];

/** A clearing also rejects with its own reasons. */
const isOfClearing = (node: MessageNode, { profile: { clearing } }: RuleContext): boolean => {
  const originator = descend(node, 'Orgtr', 'Id', 'OrgId')?.children[0];
  return originator !== undefined && originator.text.slice(0, 8) === clearing?.bic?.slice(0, 8);
};

const milder = (node: MessageNode, list: string, context: RuleContext): Partial<RuleFinding> => {
  if (isOfClearing(node, context)) return { variant: 'ofClearing', severity: 'Info' };
  // Between customer and bank the guidelines do not limit the reasons of a cancellation.
  if (context.messageType.startsWith('camt.055')) return { severity: 'Warning' };
  return list === afterRecall ? { variant: 'afterRecall' } : {};
};

const proprietary = (node: MessageNode, list: string, context: RuleContext): readonly RuleFinding[] => {
  // The messages of 2009 define few codes; the other codes of the schemes are sent as proprietary codes.
  const isListed = context.profile.rbVersion < '2023' && listFault(node, list, context) === undefined;
  const isOwn = context.messageType.startsWith('pacs.002');
  return isListed || isOwn ? [] : [{ node, variant: 'proprietary', value: node.text, severity: 'Warning' }];
};

export const rule = defineRule({
  id: 'R-07',
  layer: 'scheme',
  severity: 'Error',
  codes: ['XT76'],
  anchors: ['Rsn/Cd', 'Rsn/Prtry'],
  codeLists: reasonLists,
  appliesTo: ({ messageType, profile }) => reasonListOf(messageType, profile) !== undefined,
  select: ['StsRsnInf', 'RtrRsnInf', 'CxlRsnInf', 'CxlStsRsnInf', 'RvslRsnInf'],
  check: (node, context) => {
    const list = reasonListOf(context.messageType, context.profile);
    const reason = descend(node, 'Rsn')?.children[0];
    if (list === undefined || reason === undefined) return [];
    if (statesOfAnswers.includes(node.name) && !isNegativeAnswer(node)) return [];
    if (reason.name === 'Prtry') return proprietary(reason, list, context);
    const fault = listFault(reason, list, context);
    if (fault === undefined || isRefundBetweenCompanies(reason.text, context)) return [];
    const expected = codesAt(reason, list, context);
    return [{ node: reason, value: reason.text, expected, ...fault, ...milder(node, list, context) }];
  },
});
