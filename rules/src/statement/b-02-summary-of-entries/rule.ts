import {
  addDecimals,
  compareDecimals,
  type Decimal,
  formatDecimal,
  parseDecimal,
  subtractDecimals,
  zero,
} from '@clearbench/iso20022/decimal';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { accountReports } from '../../scope.ts';
import { directions, entryStatus, entryStatuses, isWhole, signedAmountIn, statementIds } from '../statement-reading.ts';

/** Numbers and sums of entries. */
type Totals = { credits: number; debits: number; creditSum: Decimal; debitSum: Decimal };

/** Banks summarise all entries or the booked ones only. The sums prove nothing once entries have several currencies. */
type Summary = {
  readonly stated: MessageNode[];
  readonly all: Totals;
  readonly booked: Totals;
  currency: string | undefined;
  isKnown: boolean;
};

const noTotals = (): Totals => ({ credits: 0, debits: 0, creditSum: zero, debitSum: zero });

const emptySummary = (): Summary => ({
  stated: [],
  all: noTotals(),
  booked: noTotals(),
  currency: undefined,
  isKnown: true,
});

const addEntry = (totals: Totals, isCredit: boolean, amount: Decimal): void => {
  if (isCredit) {
    totals.credits += 1;
    totals.creditSum = addDecimals(totals.creditSum, amount);
  } else {
    totals.debits += 1;
    totals.debitSum = addDecimals(totals.debitSum, amount);
  }
};

const readEntry = (summary: Summary, status: MessageNode): void => {
  const signed = status.parent && signedAmountIn(status.parent);
  summary.currency ??= signed?.currency;
  if (signed === undefined || signed.currency !== summary.currency) {
    summary.isKnown = false;
    return;
  }
  addEntry(summary.all, signed.isCredit, signed.amount);
  if (entryStatus(status) === 'BOOK') addEntry(summary.booked, signed.isCredit, signed.amount);
};

const countIn = ({ credits, debits }: Totals, element: string): number =>
  element === 'TtlCdtNtries' ? credits : element === 'TtlDbtNtries' ? debits : credits + debits;

const sumIn = ({ creditSum, debitSum }: Totals, element: string): Decimal => {
  if (element === 'TtlCdtNtries') return creditSum;
  return element === 'TtlDbtNtries' ? debitSum : addDecimals(creditSum, debitSum);
};

const netOf = ({ creditSum, debitSum }: Totals): Decimal => subtractDecimals(creditSum, debitSum);
const absolute = (value: Decimal): Decimal => (value.units < 0n ? subtractDecimals(zero, value) : value);

/** A finding if the figure is none of the possible ones. */
const figure = (
  node: MessageNode | undefined,
  variant: string,
  possible: readonly Decimal[],
): readonly RuleFinding[] => {
  const stated = node && parseDecimal(node.text);
  const [first = zero] = possible;
  if (node === undefined || stated === undefined) return [];
  if (possible.some((one) => compareDecimals(one, stated) === 0)) return [];
  return [{ node, variant, value: node.text, expected: formatDecimal(first, variant === 'count' ? 0 : 2) }];
};

/** Amount and direction of the net total; until version 2 of the messages they are beside the sum. */
const netFindings = (node: MessageNode, possible: readonly Totals[]): readonly RuleFinding[] => {
  const net = descend(node, 'TtlNetNtry');
  const amount = descend(net, 'Amt') ?? descend(node, 'TtlNetNtryAmt');
  const direction = descend(net ?? node, 'CdtDbtInd');
  const values = possible.map(netOf);
  const wrong = figure(amount, 'net', values.map(absolute));
  if (wrong.length > 0 || direction === undefined) return wrong;
  const wanted = values.map(({ units }) => (units < 0n ? directions.debit : directions.credit));
  if (values.some(({ units }) => units === 0n) || wanted.some((one) => one === direction.text)) return [];
  return [{ node: direction, variant: 'direction', value: direction.text, expected: wanted[0] ?? directions.credit }];
};

const findingsIn = ({ stated, all, booked, isKnown }: Summary): readonly RuleFinding[] => {
  if (!isKnown) return [];
  const possible = [all, booked];
  return stated.flatMap((node) => [
    ...figure(
      descend(node, 'NbOfNtries'),
      'count',
      possible.map((totals) => ({ units: BigInt(countIn(totals, node.name)), scale: 0 })),
    ),
    ...figure(
      descend(node, 'Sum'),
      'sum',
      possible.map((totals) => sumIn(totals, node.name)),
    ),
    ...(node.name === 'TtlNtries' ? netFindings(node, possible) : []),
  ]);
};

type State = { summary: Summary | undefined };

const endSummary = (state: State): readonly RuleFinding[] => {
  const { summary } = state;
  state.summary = undefined;
  return summary === undefined ? [] : findingsIn(summary);
};

const totals = ['TxsSummry/TtlNtries', 'TxsSummry/TtlCdtNtries', 'TxsSummry/TtlDbtNtries'];

export const rule = defineRule<State>({
  id: 'B-02',
  layer: 'scheme',
  severity: 'Error',
  anchors: [
    ...totals.flatMap((total) => ['NbOfNtries', 'Sum'].map((name) => `${total}/${name}`)),
    'TtlNtries/TtlNetNtry/Amt',
    'TtlNtries/TtlNetNtry/CdtDbtInd',
    'TtlNtries/TtlNetNtryAmt',
    'TtlNtries/CdtDbtInd',
  ],
  appliesTo: accountReports,
  select: [...statementIds, ...totals, entryStatuses],
  open: () => ({ summary: undefined }),
  check: (node, _, state) => {
    if (node.name === 'Id') {
      const findings = endSummary(state);
      state.summary = emptySummary();
      return findings;
    }
    const { summary } = state;
    const statement = node.parent?.parent;
    if (summary === undefined || statement === undefined) return [];
    if (!isWhole(statement)) state.summary = undefined;
    else if (node.name === 'Sts') readEntry(summary, node);
    else if (summary.stated.length < totals.length) summary.stated.push(node);
    return [];
  },
  close: (_, state) => endSummary(state),
});
