import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleContext, type RuleFinding } from '@clearbench/validation-engine/rule';
import { debitScheme, messages } from '../../scope.ts';

/** What is stated about the original message, or about one of its payment groups. */
type Level = { readonly node: MessageNode; whole: MessageNode | undefined; hasReason: boolean };

type State = { message: Level | undefined; group: Level | undefined; groups: number; transactions: number };

const startLevel = (node: MessageNode): Level => ({ node, whole: undefined, hasReason: false });

/** Collections are reversed and cancelled, payments are cancelled only. */
const originalFindings = (node: MessageNode, context: RuleContext): readonly RuleFinding[] => {
  const name = messages('pain.007')(context) || debitScheme(context) ? 'pain.008' : 'pain.001';
  const value = node.text;
  return value.startsWith(name) || !/^(?:pain|pacs|camt)\.\d{3}/.test(value)
    ? []
    : [{ node, variant: 'original', value, params: { name } }];
};

const isWhole = ({ message, group }: State): boolean => message?.whole !== undefined || group?.whole !== undefined;

const readTransaction = (node: MessageNode, state: State): readonly RuleFinding[] => {
  state.transactions += 1;
  if (isWhole(state)) return [{ node, variant: 'whole' }];
  const own = descend(node, 'RvslRsnInf') ?? descend(node, 'CxlRsnInf');
  const isExplained = own !== undefined || state.message?.hasReason === true || state.group?.hasReason === true;
  return isExplained ? [] : [{ node, variant: 'reason' }];
};

/** A group ends when the next one begins: it is cancelled as a whole with a reason, or it lists transactions. */
const endGroup = (state: State): readonly RuleFinding[] => {
  const { message, group, transactions } = state;
  if (group === undefined) return [];
  const isEmpty = transactions === 0 && !isWhole(state);
  state.group = undefined;
  state.transactions = 0;
  if (isEmpty) return [{ node: group.node, variant: 'nothing', value: group.node.text }];
  return group.whole === undefined || group.hasReason || message?.hasReason === true
    ? []
    : [{ node: group.whole, variant: 'reason' }];
};

const endMessage = ({ message, groups }: State): readonly RuleFinding[] => {
  if (message === undefined) return [];
  if (message.whole === undefined) {
    return groups > 0 ? [] : [{ node: message.node, variant: 'nothing', value: message.node.text }];
  }
  return message.hasReason ? [] : [{ node: message.whole, variant: 'reason' }];
};

/** The group header of a reversal comes before the reference to the original. */
const messageLevel = (node: MessageNode, state: State): Level => {
  state.message ??= startLevel(node);
  return state.message;
};

const groups = ['OrgnlPmtInfAndRvsl', 'OrgnlPmtInfAndCxl'];
const originals = ['OrgnlGrpInf', 'OrgnlGrpInfAndCxl'];
const ofMessage = ['OrgnlMsgNmId', 'GrpCxl', 'RvslRsnInf', 'CxlRsnInf'];
const ofGroup = ['OrgnlPmtInfId', 'PmtInfRvsl', 'PmtInfCxl', 'RvslRsnInf', 'CxlRsnInf', 'TxInf'];
const pathsIn = (parents: readonly string[], names: readonly string[]): readonly string[] =>
  parents.flatMap((parent) => names.map((name) => `${parent}/${name}`));

const readLevel = (node: MessageNode, state: State): void => {
  const isOfGroup = groups.includes(node.parent?.name ?? '');
  const level = isOfGroup ? state.group : messageLevel(node, state);
  if (level === undefined) return;
  if (node.name.endsWith('RsnInf')) level.hasReason ||= descend(node, 'Rsn') !== undefined;
  else if (node.text === 'true' || node.text === '1') level.whole = node;
};

export const rule = defineRule<State>({
  id: 'C-12',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['TxInf/RvslRsnInf', 'TxInf/CxlRsnInf'],
  appliesTo: messages('pain.007', 'camt.055'),
  select: ['GrpHdr/GrpRvsl', ...pathsIn(originals, ofMessage), ...pathsIn(groups, ofGroup)],
  open: () => ({ message: undefined, group: undefined, groups: 0, transactions: 0 }),
  check: (node, context, state) => {
    // The original of a single group is no other message.
    const isInGroup = groups.includes(node.parent?.parent?.name ?? '');
    if (node.name === 'TxInf') return readTransaction(node, state);
    if (node.name === 'OrgnlMsgNmId') {
      if (!isInGroup) messageLevel(node, state);
      return originalFindings(node, context);
    }
    if (node.name !== 'OrgnlPmtInfId') {
      readLevel(node, state);
      return [];
    }
    const findings = endGroup(state);
    state.group = startLevel(node);
    state.groups += 1;
    return findings;
  },
  close: (_, state) => [...endGroup(state), ...endMessage(state)],
});
