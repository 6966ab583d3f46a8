import { isoDateIn } from '@clearbench/calendars/iso-date';
import { createFirstLines, type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { accountReports } from '../../scope.ts';
import { balanceCode, ofStatements, statementIds } from '../statement-reading.ts';

/** The lines of the balances in the current statement: the first of each kind, and of each kind and day. */
type State = { days: FirstLines; kinds: FirstLines };

/** Balances of the beginning and the end of the period of a statement. */
const ofPeriod = ['OPBD', 'CLBD', 'PRCD', 'OPAV', 'CLAV'];

const dayOf = (balance: MessageNode): string => {
  const date = descend(balance, 'Dt');
  return isoDateIn(textAt(date, 'Dt') ?? textAt(date, 'DtTm')) ?? '';
};

const repetition = (balance: MessageNode, code: string, { days, kinds }: State): readonly RuleFinding[] => {
  const kind = `${code} ${descend(balance, 'Amt')?.attributes.Ccy ?? ''}`;
  const ofDay = firstLineOf(days, `${kind} ${dayOf(balance)}`, balance.line);
  const firstLine = firstLineOf(kinds, kind, balance.line);
  const node = descend(balance, 'Tp') ?? balance;
  if (ofDay !== undefined) return [{ node, variant: 'twice', value: code, params: { firstLine: ofDay } }];
  if (firstLine === undefined) return [];
  return [{ node, variant: 'otherDay', severity: 'Warning', value: code, params: { firstLine } }];
};

export const rule = defineRule<State>({
  id: 'B-08',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['Bal/Tp'],
  appliesTo: accountReports,
  select: [...statementIds, ...ofStatements('Bal')],
  open: () => ({ days: createFirstLines(), kinds: createFirstLines() }),
  check: (node, _, state) => {
    if (node.name === 'Id') {
      state.days = createFirstLines();
      state.kinds = createFirstLines();
      return [];
    }
    const code = balanceCode(node);
    return code === undefined || !ofPeriod.includes(code) ? [] : repetition(node, code, state);
  },
});
