import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { ClearingInput } from '../clearing-input.ts';
import {
  type BulkSample,
  bytesOf,
  clearingBic,
  creditTransferXml,
  senderBic,
  type TransferSample,
} from './credit-transfer.fixture.ts';
import { directDebitXml } from './direct-debit.fixture.ts';

/** Ten o'clock in Frankfurt on a TARGET business day. */
export const sampleNow = '2026-03-02T09:00:00.000Z';

export const inputOf = (xml: string, changes: Partial<ClearingInput> = {}): ClearingInput => ({
  bytes: bytesOf(xml),
  fileName: 'sample.xml',
  messageErrors: 0,
  rbVersion: '2023',
  scheme: 'sct',
  clearing: {
    bic: clearingBic,
    systemCode: 'CBX',
    cutOff: '16:00',
    secondsPerBusinessDay: 20,
    magicCents: true,
    reachable: [],
  },
  sender: { bic: senderBic, testCode: 'T' },
  now: sampleNow,
  seed: 'seed-1',
  ...changes,
});

/** A pacs.008 or pacs.003, depending on the scheme. */
export const paymentsXml = (sample: BulkSample): string =>
  isDirectDebit(sample.scheme ?? 'sct') ? directDebitXml(sample) : creditTransferXml(sample);

/** The input for a bulk of these payments. */
export const bulkInput = (
  transfers: readonly TransferSample[],
  changes: Partial<ClearingInput> = {},
  bulk: Partial<BulkSample> = {},
): ClearingInput => inputOf(paymentsXml({ transfers, scheme: changes.scheme ?? 'sct', ...bulk }), changes);

/** Seconds since the sample's `now`. */
export const secondsLater = (instant: string): number => (Date.parse(instant) - Date.parse(sampleNow)) / 1000;
