import {
  addDecimals,
  compareDecimals,
  type Decimal,
  formatDecimal,
  subtractDecimals,
  zero,
} from '@clearbench/iso20022/decimal';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { accountReports } from '../../scope.ts';
import {
  addSigned,
  balanceCode,
  directions,
  entryStatus,
  entryStatuses,
  isWhole,
  ofStatements,
  signedAmountIn,
  statementIds,
} from '../statement-reading.ts';

type Balance = { readonly node: MessageNode; readonly value: Decimal; readonly currency: string };

/** `isKnown` is false once a balance is there twice or an entry has another currency; the sum then proves nothing. */
type Account = {
  readonly balances: Map<string, Balance>;
  sum: Decimal;
  isKnown: boolean;
  readonly currencies: Set<string>;
};

const emptyAccount = (): Account => ({ balances: new Map(), sum: zero, isKnown: true, currencies: new Set() });

/** The booked balances of the ISO 20022 external code set that begin and end a statement. */
const opening = 'OPBD';
const previous = 'PRCD';
const closing = 'CLBD';

/** Entry statuses of ISO 20022: pending, information only, and future. */
const notBooked = ['PDNG', 'INFO', 'FUTR'];

const readBalance = (account: Account, node: MessageNode): void => {
  const code = balanceCode(node);
  const signed = signedAmountIn(node);
  if (code === undefined || ![opening, previous, closing].includes(code)) return;
  if (signed === undefined || account.balances.has(code)) account.isKnown = false;
  else account.balances.set(code, { node, value: addSigned(zero, signed), currency: signed.currency });
};

const readEntry = (account: Account, status: MessageNode): void => {
  const code = entryStatus(status);
  if (notBooked.includes(code)) return;
  const signed = status.parent && signedAmountIn(status.parent);
  // An entry with a status of the bank can be booked or not.
  if (signed === undefined || code !== 'BOOK') {
    account.isKnown = false;
    return;
  }
  account.currencies.add(signed.currency);
  account.sum = addSigned(account.sum, signed);
};

const isNegative = (value: Decimal): boolean => value.units < 0n;
const absolute = (value: Decimal): Decimal => (isNegative(value) ? subtractDecimals(zero, value) : value);

/** A finding about a balance that has another value; the direction is wrong if the amounts agree. */
const differs = ({ node, value }: Balance, expected: Decimal, variant: string): readonly RuleFinding[] => {
  if (compareDecimals(value, expected) === 0) return [];
  const direction = isNegative(expected) ? directions.debit : directions.credit;
  const place = descend(node, 'CdtDbtInd') ?? node;
  if (compareDecimals(absolute(value), absolute(expected)) === 0) {
    return [{ node: place, variant: 'direction', value: place.text, expected: direction }];
  }
  const amount = descend(node, 'Amt') ?? node;
  const found = { node: amount, variant, value: amount.text, params: { direction: place.text } };
  const right = formatDecimal(absolute(expected), 2);
  if (place.text === direction) return [{ ...found, expected: right }];
  return [{ ...found, variant: 'both', params: { direction: place.text, right: `${right} ${direction}` } }];
};

const findingsIn = ({ balances, sum, isKnown, currencies }: Account): readonly RuleFinding[] => {
  const [opened, before, closed] = [opening, previous, closing].map((code) => balances.get(code));
  const first = opened ?? before;
  if (!isKnown || first === undefined) return [];
  const continued =
    opened !== undefined && before?.currency === opened.currency ? differs(opened, before.value, 'previous') : [];
  if (closed === undefined || closed.currency !== first.currency) return continued;
  if ([...currencies].some((currency) => currency !== closed.currency)) return continued;
  const expected = addDecimals(first.value, sum);
  return [...continued, ...differs(closed, expected, 'closing')];
};

type State = { account: Account | undefined };

/** The statement is over when the next one begins, or the message ends. */
const endAccount = (state: State): readonly RuleFinding[] => {
  const { account } = state;
  state.account = undefined;
  return account === undefined ? [] : findingsIn(account);
};

export const rule = defineRule<State>({
  id: 'B-01',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['Bal/Amt', 'Bal/CdtDbtInd'],
  appliesTo: accountReports,
  select: [...statementIds, ...ofStatements('Bal'), entryStatuses],
  open: () => ({ account: undefined }),
  check: (node, _, state) => {
    if (node.name === 'Id') {
      const findings = endAccount(state);
      state.account = emptyAccount();
      return findings;
    }
    const { account } = state;
    if (account === undefined) return [];
    const statement = node.name === 'Bal' ? node.parent : node.parent?.parent;
    if (statement !== undefined && !isWhole(statement)) state.account = undefined;
    else if (node.name === 'Bal') readBalance(account, node);
    else readEntry(account, node);
    return [];
  },
  close: (_, state) => endAccount(state),
});
