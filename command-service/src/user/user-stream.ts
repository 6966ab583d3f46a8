import { hash } from 'node:crypto';

/** The stream of a user. */
export const userStream = (userId: string): string => `user-${userId}`;

/**
 * The id of a login at sign-up. It derives from the login alone, so that two concurrent first sign-ins use one stream,
 * and only one of them creates the account.
 */
export const userIdOf = (provider: string, subject: string): string =>
  hash('sha256', `${provider}|${subject}`, 'hex').slice(0, 32);
