import { type SessionEndReason, sessionEndReasons } from '@clearbench/contracts/session/session-end';

/** Why a session ended: `replaced` = another account signed in in this browser. */
export type EndReason = SessionEndReason | 'replaced' | 'unknown';

const endReasons: readonly string[] = [...sessionEndReasons, 'replaced', 'unknown'];

export const endReasonOf = (value: unknown): EndReason =>
  endReasons.includes(String(value)) ? (value as EndReason) : 'unknown';

/** The sign-in page with the reason why the session ended, and the number of texts kept for the same user. */
export const loginAfter = (reason: EndReason, texts: number): string =>
  `/login?ended=${reason}${texts > 0 && reason !== 'accountDeleted' ? `&kept=${texts}` : ''}`;

/** The query of the sign-in page about an ended session. */
export const endInQuery = (query: URLSearchParams): { reason: EndReason; texts: number } | undefined => {
  if (!query.has('ended')) return undefined;
  const texts = Number(query.get('kept'));
  return {
    reason: endReasonOf(query.get('ended')),
    texts: Number.isSafeInteger(texts) && texts > 0 && texts < 1_000 ? texts : 0,
  };
};
