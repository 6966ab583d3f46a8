import { sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import type { ClearingInput } from '../clearing-input.ts';
import type { ParsedMessage } from '../message-parser/parsed-message.ts';

/** The bank that sends a message: of its header, else of its first transaction. */
export const instructingBank = ({ instructing, payments, rTransactions }: ParsedMessage): string | undefined =>
  instructing ?? payments[0]?.instructing ?? rTransactions[0]?.instructing;

/** The input with the participant as its sender if the file names one as which the sender acts. */
export const actingAs = (input: ClearingInput, named: string | undefined): ClearingInput => {
  const { sender, profile } = input;
  const bic = named && sender.participants?.find((one) => sameInstitution(one, named));
  if (!bic || sameInstitution(bic, sender.bic)) return input;
  return { ...input, sender: { ...sender, bic }, ...(profile ? { profile: { ...profile, senderBic: bic } } : {}) };
};
