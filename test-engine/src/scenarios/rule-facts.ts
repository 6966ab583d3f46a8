import { berlinClock } from '@clearbench/calendars/berlin-time';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { isOwnReference } from '../clearing/reference.ts';
import type { MessageName, Money, Party, Payment, RTransaction } from '../message-parser/parsed-message.ts';

/** What rules compare, of the file. */
export type FileFacts = {
  readonly scheme: Scheme;
  /** The message without version; `vop` for a verification of payee. */
  readonly message: MessageName | 'vop' | undefined;
  readonly messageId: string | undefined;
  /** HH:MM in Frankfurt. */
  readonly time: string;
  readonly isAfterCutOff: boolean;
  readonly fileOfDay: number | undefined;
  /** The BIC in the profile of the tester. */
  readonly tester: string;
  readonly testerName: string;
};

/** What rules compare, of a transaction. */
export type RuleFacts = FileFacts & {
  /** Whether the tester sent or received the payment, or the original of an R-message. */
  readonly direction: 'sent' | 'received';
  readonly position: number;
  readonly amount: Money | undefined;
  readonly debtor: Party;
  readonly creditor: Party;
  /** The two agents: of a payment those of the debtor and of the creditor, of an R-message those that exchange it. */
  readonly agents: readonly (string | undefined)[];
  readonly purpose: string | undefined;
  readonly remittance: string | undefined;
  readonly endToEndId: string | undefined;
  readonly reason: string | undefined;
};

/** When a file was sent, and who sent it. */
type SentBy = {
  readonly at: string;
  readonly fileOfDay?: number | undefined;
  readonly tester: string;
  readonly testerName?: string | undefined;
};

export const fileFacts = (
  { scheme, message, messageId }: Pick<FileFacts, 'scheme' | 'message' | 'messageId'>,
  sent: SentBy,
  cutOff: string,
): FileFacts => {
  const { time } = berlinClock(sent.at);
  const { fileOfDay, tester, testerName = '' } = sent;
  const isAfterCutOff = time >= cutOff;
  return { scheme, message, messageId, time: time.slice(0, 5), isAfterCutOff, fileOfDay, tester, testerName };
};

export const factsOfPayment = (of: Payment, file: FileFacts): RuleFacts => {
  const { position, amount, debtor, creditor, purpose, remittance, endToEndId } = of;
  const agents = [debtor.bic, creditor.bic];
  const payment = { position, amount, debtor, creditor, agents, purpose, remittance, endToEndId };
  return { ...file, direction: 'sent', ...payment, reason: undefined };
};

const unknownParty: Party = { name: undefined, iban: undefined, bic: undefined };

/** An R-message has accounts only where it repeats them. */
export const factsOfRTransaction = (of: RTransaction, file: FileFacts): RuleFacts => ({
  ...file,
  direction: isOwnReference(of.originalMessageId ?? '') ? 'received' : 'sent',
  position: of.position,
  amount: of.returned ?? of.originalAmount,
  debtor: { ...unknownParty, iban: of.debtorIban },
  creditor: { ...unknownParty, iban: of.creditorIban },
  agents: [of.instructing, of.instructed],
  purpose: undefined,
  remittance: of.note,
  endToEndId: of.endToEndId,
  reason: of.reason,
});
