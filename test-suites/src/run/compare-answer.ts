import { linearPattern } from '@clearbench/contracts/template/linear-pattern';
import type { AnswerExpectation, ElementExpectation } from '@clearbench/contracts/test-suite/expectations';
import { groupStatus } from '@clearbench/contracts/transfer/clearing';
import { existsAt, type Leaf, valuesAt } from './elements.ts';
import type { Mismatch } from './run-event.ts';

const groupStatusPaths = ['OrgnlGrpInfAndSts/GrpSts', 'OrgnlGrpInfAndSts/GrpCxlSts', 'Sts/Conf'] as const;
const transactionStatusPaths = ['TxSts', 'TxCxlSts', 'Sts/Conf'] as const;
const reasonPaths = ['Rsn/Cd', 'Rsn/Prtry'] as const;

const absent = 'absent';
const firstWith = (leaves: readonly Leaf[], paths: readonly string[]): string[] =>
  paths.map((path) => valuesAt(leaves, path)).find((values) => values.length > 0) ?? [];

const ofElement = (leaves: readonly Leaf[], element: ElementExpectation): Mismatch[] => {
  const { path: subject, equals, matches, exists, between: [from, to] = [] } = element;
  const [value] = valuesAt(leaves, subject);
  const actual = value ?? absent;
  const isThere = existsAt(leaves, subject);
  const mismatches: Mismatch[] = [];
  if (exists !== undefined && isThere !== (exists === 'true'))
    mismatches.push({ subject, expected: exists === 'true' ? 'exists' : absent, actual: isThere ? actual : absent });
  if (equals !== undefined && value !== equals) mismatches.push({ subject, expected: equals, actual });
  if (matches !== undefined && !(value !== undefined && linearPattern(matches)?.matches(value)))
    mismatches.push({ subject, expected: `matches ${matches}`, actual });
  const number = Number(value);
  const isBetween = value !== undefined && value !== '' && number >= Number(from) && number <= Number(to);
  if (from !== undefined && to !== undefined && !isBetween)
    mismatches.push({ subject, expected: `between ${from} and ${to}`, actual });
  return mismatches;
};

const ofStatus = (
  subject: string,
  expected: string | undefined,
  found: readonly string[],
  every: boolean,
): Mismatch[] => {
  if (expected === undefined) return [];
  const isEqual = found.length > 0 && (every ? found.every((one) => one === expected) : found[0] === expected);
  return isEqual ? [] : [{ subject, expected, actual: [...new Set(found)].join(', ') || absent }];
};

/** The statuses of the transactions; one without a status of its own has that of its group. */
const transactionStatusesIn = (leaves: readonly Leaf[]): readonly string[] => {
  const own = firstWith(leaves, transactionStatusPaths);
  return own.length === 0 && existsAt(leaves, 'TxInfAndSts') ? firstWith(leaves, groupStatusPaths) : own;
};

/** What can be expected of an answer that came: its status, that of its transactions where all have the same, its reason. */
export const answerFacts = (leaves: readonly Leaf[]): Pick<AnswerExpectation, 'status' | 'transactions' | 'reason'> => {
  const status = groupStatus.safeParse(firstWith(leaves, groupStatusPaths)[0]);
  const [first, ...others] = new Set(transactionStatusesIn(leaves));
  const [reason] = reasonPaths.flatMap((path) => valuesAt(leaves, path));
  return {
    ...(status.success ? { status: status.data } : {}),
    ...(first === undefined || others.length > 0 ? {} : { transactions: first }),
    ...(reason === undefined ? {} : { reason }),
  };
};

/** The differences between the elements of an answer and the expected ones. */
export const compareAnswer = (expected: AnswerExpectation, leaves: readonly Leaf[]): Mismatch[] => {
  const reasons = reasonPaths.flatMap((path) => valuesAt(leaves, path));
  const { status, transactions, reason, elements = [] } = expected;
  return [
    ...ofStatus('status', status, firstWith(leaves, groupStatusPaths), false),
    ...ofStatus('transactions', transactions, transactionStatusesIn(leaves), true),
    ...(reason === undefined || reasons.includes(reason)
      ? []
      : [{ subject: 'reason', expected: reason, actual: [...new Set(reasons)].join(', ') || absent }]),
    ...elements.flatMap((element) => ofElement(leaves, element)),
  ];
};
