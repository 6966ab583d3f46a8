import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { ClearingInput } from '../clearing-input.ts';
import { bytesOf, textOf } from './credit-transfer.fixture.ts';
import { creditFileXml, debitFileXml } from './files.fixture.ts';

/** The same message in a file of the clearing, with other messages. */
export const inFile = (input: ClearingInput, ...beside: readonly string[]): ClearingInput => {
  const bulks = [textOf(input.bytes), ...beside];
  const { scheme } = input;
  const xml = isDirectDebit(scheme)
    ? debitFileXml(bulks, { SrvcId: scheme === 'b2b' ? 'B2B' : 'CORE' })
    : creditFileXml(bulks);
  return { ...input, bytes: bytesOf(xml), fileName: 'CB01SCTZYAADEF01.I' };
};
