import type { Document } from 'bson';
import { refusal } from './values.fake.ts';

type Remembered = { readonly number: number; readonly answer: Promise<Document> };

/**
 * A replica set remembers the last numbered write of each session, and answers a repetition from memory; a single
 * server refuses numbered writes.
 */
export const fakeSessions = (ofSet: boolean) => {
  const sessions = new Map<string, Remembered>();
  return {
    once({ lsid, txnNumber, startTransaction, autocommit }: Document, run: () => Promise<Document>): Promise<Document> {
      // Transactions are refused by the command itself, also on a single server.
      if (txnNumber === undefined || startTransaction !== undefined || autocommit !== undefined) return run();
      if (!ofSet) {
        const only = 'Transaction numbers are only allowed on a replica set member or mongos';
        return Promise.resolve(refusal(20, 'IllegalOperation', only));
      }
      const session = String((lsid as Document).id);
      const known = sessions.get(session);
      const number = Number(txnNumber);
      if (known && number < known.number) return Promise.resolve(refusal(225, 'TransactionTooOld', 'too old'));
      if (known?.number === number) return known.answer;
      const answer = run();
      sessions.set(session, { number, answer });
      return answer;
    },
  };
};
