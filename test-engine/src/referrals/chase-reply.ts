import type { Fate } from '../clearing/fate.ts';
import { because } from '../clearing/reason.ts';
import type { Referral } from '../order/order.ts';
import { type RecallReply, recallReply } from './recall-reply.ts';

type No = Extract<RecallReply, { type: 'no' }>;

const no = (code: string, name: string, { ownId }: Referral, params = {}): No => ({
  type: 'no',
  code,
  reason: because('default', 'pacs.028', name, { code, ...params }, ownId),
});

/** What a bank says when it is asked again about a recall: it got no word, it has paid already, or no once more. */
export const chaseReply = (recall: Referral, fate: Fate | undefined): No => {
  const reply = recallReply(recall, fate, []);
  switch (reply.type) {
    case 'silence':
      return no('NOAS', 'chaseSilent', recall);
    case 'yes':
      return no('ARDT', 'chaseAnswered', recall);
    case 'no':
      return no(reply.code, 'chaseRefused', recall);
  }
};
