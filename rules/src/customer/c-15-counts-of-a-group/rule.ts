import { type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { addAmount, type RunningSum, startSum, sumFindings } from '../../group-header/running-sum.ts';
import { messages } from '../../scope.ts';

/** A payment group: what it states, and what it lists. */
type Group = { count: MessageNode | undefined; isWhole: boolean; listed: number; readonly sum: RunningSum };

type State = { group: Group | undefined };

const reversed = 'OrgnlPmtInfAndRvsl';
const cancelled = 'OrgnlPmtInfAndCxl';
const wholes = ['PmtInfRvsl', 'PmtInfCxl'];
const namesInGroup = ['OrgnlPmtInfId', 'OrgnlNbOfTxs', 'NbOfTxs', 'CtrlSum', ...wholes, 'TxInf'];

const newGroup = (): Group => ({ count: undefined, isWhole: false, listed: 0, sum: startSum() });

/** A reversal states the size of the original group, a cancellation the number of transactions that it lists. */
const countFindings = ({ count, listed }: Group): readonly RuleFinding[] => {
  if (count === undefined || !/^\d{1,15}$/.test(count.text)) return [];
  const stated = Number(count.text);
  const isOriginal = count.name === 'OrgnlNbOfTxs';
  if (isOriginal ? stated >= listed : stated === listed) return [];
  const found = { node: count, value: count.text, expected: isOriginal ? `>= ${listed}` : String(listed) };
  return [{ ...found, variant: isOriginal ? 'original' : 'count' }];
};

const endGroup = (state: State): readonly RuleFinding[] => {
  const { group } = state;
  state.group = undefined;
  // A group without a list is reversed or cancelled as a whole, or C-12 reports it.
  if (group === undefined || group.isWhole || group.listed === 0) return [];
  return [...countFindings(group), ...sumFindings(group.sum, 'sum')];
};

const read = (node: MessageNode, group: Group): void => {
  if (node.name === 'TxInf') {
    group.listed += 1;
    addAmount(group.sum, textAt(node, 'OrgnlInstdAmt'));
  } else if (node.name === 'CtrlSum') group.sum.total = node;
  else if (wholes.includes(node.name)) group.isWhole = node.text === 'true' || node.text === '1';
  else group.count = node;
};

export const rule = defineRule<State>({
  id: 'C-15',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: messages('pain.007', 'camt.055'),
  select: [reversed, cancelled].flatMap((parent) => namesInGroup.map((name) => `${parent}/${name}`)),
  transactionState: () => 'counted',
  open: () => ({ group: undefined }),
  check: (node, _, state) => {
    if (node.name === 'OrgnlPmtInfId') {
      const findings = endGroup(state);
      state.group = newGroup();
      return findings;
    }
    if (state.group !== undefined) read(node, state.group);
    return [];
  },
  close: (_, state) => endGroup(state),
});
