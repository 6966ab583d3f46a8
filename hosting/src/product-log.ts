import { correlationNow } from '@clearbench/event-sourcing/correlation';
import { type DestinationStream, type Logger, pino } from 'pino';
import { standardOutput } from './standard-output.ts';

const address = /[^\s<>"'(),:;/]+@[^\s<>"'(),:;/]+/g;
/** Most nested causes in a line. */
const deepest = 5;
const withoutAddresses = (text: string): string => text.replace(address, '…@…');

type ErrorFacts = { readonly errorKey?: unknown; readonly code?: unknown };

/**
 * The fields of an error that help to find its cause, and no others: libraries attach replies, recipients and user
 * input to errors, and the log is not covered by the deletion of personal data.
 */
const loggedError = (error: unknown, depth = 0): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { errorKey, code } = error as ErrorFacts;
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...(typeof errorKey === 'string' ? { errorKey } : {}),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: withoutAddresses(error.stack) }),
    ...(error.cause === undefined || depth === deepest ? {} : { cause: loggedError(error.cause, depth + 1) }),
  };
};

/** Adds the correlation id of the current request. */
const requestNow = (): object => {
  const requestId = correlationNow();
  return requestId === undefined ? {} : { requestId };
};

/** The product's log: JSON lines without personal data. */
export const productLog = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino({ level, mixin: requestNow, serializers: { err: (error: unknown) => loggedError(error) } }, destination);
