import type { PaymentFacts } from './payment-facts.ts';

/** Where an id was used before, and when (ISO 8601 UTC). */
export type EarlierUse = { readonly messageId: string; readonly at: string };

/** An event in the life of an earlier payment, as later messages report it. */
export type LifecycleEvent = {
  readonly type: 'rejected' | 'returned' | 'reversed' | 'recalled' | 'refused' | 'statusRequested';
  /** ISO 8601 UTC. */
  readonly at: string;
  /** A tester's message says so; otherwise the clearing's. */
  readonly byTester: boolean;
  readonly reason?: string;
};

/** A message that passed through the environment's clearing before. */
export type EarlierMessage = {
  readonly messageType: string;
  readonly at: string;
  /** As the message itself says, if it does. */
  readonly createdAt?: string | undefined;
  /** The clearing's own. */
  readonly isOwn: boolean;
};

/** A payment, or a reference of an R-message to one, as written in an earlier message. */
export type EarlierPayment = { readonly facts: PaymentFacts; readonly lifecycle: readonly LifecycleEvent[] };

/** An earlier collection by a mandate. */
export type EarlierCollection = EarlierUse & { readonly mandateId: string; readonly sequence: string };

/**
 * What is known of the past of one message: plain data, looked up before the check, so that the same check can be
 * repeated. A missing key was not looked up, and rules are silent about it; null was looked up and is not known.
 */
export type MessageHistory = {
  /** Ids it has itself, by `messageKey` and `fileKey`, and its payments have, by `useKeys`. */
  readonly uses: Readonly<Record<string, EarlierUse>>;
  /** Collections by the mandates it collects by, the newest first, by `useKeys.mandate`. */
  readonly mandates?: Readonly<Record<string, readonly EarlierCollection[]>>;
  /** Messages it refers to, by `messageKey`. */
  readonly messages: Readonly<Record<string, EarlierMessage | null>>;
  /** Payments it refers to, by `entryKey`. */
  readonly payments: Readonly<Record<string, EarlierPayment | null>>;
  /** Number of payments that were looked up; set if the message has more. */
  readonly compared?: number;
};

/** Of files of bulks, by their reference. */
export const fileKey = (reference: string): string => `file|${reference}`;

/** No id can be mistaken for a name that objects have by themselves. */
export const messageKey = (messageId: string): string => `message|${messageId}`;
