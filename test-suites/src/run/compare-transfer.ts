import type { TransferExpectation } from '@clearbench/contracts/test-suite/expectations';
import type { ClearingVerdict } from '@clearbench/contracts/transfer/clearing';
import type { TransferDocument } from '@clearbench/contracts/transfer/views';
import type { Mismatch } from './run-event.ts';

const codesOf = ({ fileCode, bulkCode, bulks = [], reasons }: ClearingVerdict): string[] => [
  ...new Set([
    fileCode,
    bulkCode,
    ...bulks.map((bulk) => bulk.bulkCode),
    ...reasons.flatMap(({ trigger, params }) => [trigger, String(params.code ?? '')]),
  ]),
];

/** Codes without information: an accepted file or bulk. */
const accepted: readonly string[] = ['', 'A00', 'B00'];

/** The code of a verdict that can be expected; undefined where file and bulk are accepted. */
export const expectableCode = ({ fileCode, bulkCode }: ClearingVerdict): string | undefined =>
  [fileCode, bulkCode].find((code) => code !== undefined && !accepted.includes(code));

const ofCode = (expected: string | undefined, verdict: ClearingVerdict | undefined): Mismatch[] => {
  const codes = verdict ? codesOf(verdict) : [];
  if (expected === undefined || codes.includes(expected)) return [];
  const actual = codes.filter((code) => !accepted.includes(code));
  return [{ subject: 'code', expected, actual: (actual.length > 0 ? actual : codes).join(', ') || 'none' }];
};

const differing = (subject: string, expected: string | undefined, actual: string): Mismatch[] =>
  expected === undefined || expected === actual ? [] : [{ subject, expected, actual }];

/** The differences between the verdict of the clearing and the expected one. */
export const compareTransfer = (expected: TransferExpectation, transfer: TransferDocument): Mismatch[] => {
  const { verdict, history } = transfer;
  const states = history.map(({ state }) => state);
  return [
    ...differing('verdict', expected.status, verdict?.groupStatus ?? 'none'),
    ...ofCode(expected.code, verdict),
    ...differing('accepted', expected.accepted, String(verdict?.counts.accepted ?? 'none')),
    ...differing('rejected', expected.rejected, String(verdict?.counts.rejected ?? 'none')),
    ...(expected.state === undefined || states.includes(expected.state)
      ? []
      : [{ subject: 'state', expected: expected.state, actual: states.join(', ') }]),
  ];
};
