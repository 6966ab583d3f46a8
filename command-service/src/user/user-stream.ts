import { hash } from 'node:crypto';

/** The stream a user's events are kept in. */
export const userStream = (userId: string): string => `user-${userId}`;

/**
 * The id a login gets when it signs up. It follows from the login alone, so two first sign-ins at the same moment
 * meet in one stream, and only one of them signs the person up.
 */
export const userIdOf = (provider: string, subject: string): string =>
  hash('sha256', `${provider}|${subject}`, 'hex').slice(0, 32);
