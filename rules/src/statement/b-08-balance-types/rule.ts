import { isoDateIn } from '@clearbench/calendars/iso-date';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { accountReports } from '../../scope.ts';
import { balanceCode, ofStatements, statementIds } from '../statement-reading.ts';

/** The first balance of each kind in the current statement, and the balances by kind and day. */
type State = { readonly days: Map<string, MessageNode>; readonly kinds: Map<string, MessageNode> };

/** Balances of the beginning and the end of the period of a statement. */
const ofPeriod = ['OPBD', 'CLBD', 'PRCD', 'OPAV', 'CLAV'];

const dayOf = (balance: MessageNode): string => {
  const date = descend(balance, 'Dt');
  return isoDateIn(textAt(date, 'Dt') ?? textAt(date, 'DtTm')) ?? '';
};

const repetition = (balance: MessageNode, code: string, { days, kinds }: State): readonly RuleFinding[] => {
  const kind = `${code} ${descend(balance, 'Amt')?.attributes.Ccy ?? ''}`;
  const sameKind = kinds.get(kind);
  const sameDay = days.get(`${kind} ${dayOf(balance)}`);
  kinds.set(kind, sameKind ?? balance);
  days.set(`${kind} ${dayOf(balance)}`, sameDay ?? balance);
  const first = sameDay ?? sameKind;
  if (first === undefined) return [];
  const type = descend(balance, 'Tp') ?? balance;
  const found = { node: type, value: code, params: { firstLine: first.line } };
  return sameDay === undefined
    ? [{ ...found, variant: 'otherDay', severity: 'Warning' }]
    : [{ ...found, variant: 'twice' }];
};

export const rule = defineRule<State>({
  id: 'B-08',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['Bal/Tp'],
  appliesTo: accountReports,
  select: [...statementIds, ...ofStatements('Bal')],
  open: () => ({ days: new Map(), kinds: new Map() }),
  check: (node, _, state) => {
    if (node.name === 'Id') {
      state.days.clear();
      state.kinds.clear();
      return [];
    }
    const code = balanceCode(node);
    return code === undefined || !ofPeriod.includes(code) ? [] : repetition(node, code, state);
  },
});
