import type { Transfer } from './routes.ts';
import type { TransferDocument } from './views.ts';

/** A transfer as its page and programs see it. */
export const shownTransfer = (document: TransferDocument): Transfer => {
  const {
    sha256: _,
    refersTo: __,
    memory: ___,
    incoming: ____,
    incomingFor: _____,
    rbVersion: ______,
    holders: _______,
    awaits: ________,
    answers,
    history,
    replanningFailures,
    ...transfer
  } = document;
  return {
    ...transfer,
    answers: [...answers],
    history: [...history],
    ...(replanningFailures ? { replanningFailures: [...replanningFailures] } : {}),
  };
};
