import { because } from '../clearing/reason.ts';
import type { TransactionResult } from '../clearing/transaction-result.ts';
import type { RTransaction } from '../message-parser/parsed-message.ts';
import { type RecallReply, recallReply } from './recall-reply.ts';

type No = Extract<RecallReply, { type: 'no' }>;

const no = (code: string, name: string, { ownId }: RTransaction, params = {}): No => ({
  type: 'no',
  code,
  reason: because('default', 'pacs.028', name, { code, ...params }, ownId),
});

/** A bank's answer to a reminder about a recall: not received, already paid, or the same refusal. */
export const chaseReply = (recall: RTransaction, result: TransactionResult | undefined): No => {
  const reply = recallReply(recall, result, []);
  switch (reply.type) {
    case 'silence':
      return no('NOAS', 'chaseSilent', recall);
    case 'yes':
      return no('ARDT', 'chaseAnswered', recall);
    case 'no':
      return no(reply.code, 'chaseRefused', recall);
  }
};
