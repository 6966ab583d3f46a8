import { correlationNow } from '@clearbench/event-sourcing/correlation';
import { type DestinationStream, type Logger, pino } from 'pino';

const address = /[^\s<>"'(),:;/]+@[^\s<>"'(),:;/]+/g;
/** Causes of causes are followed so far. */
const deepest = 5;
const withoutAddresses = (text: string): string => text.replace(address, '…@…');

type Told = { readonly errorKey?: unknown; readonly code?: unknown };

/**
 * Of an error only what helps to find it: libraries hang answers of others, recipients and values people typed on
 * theirs, and a log is kept where nobody forgets.
 */
const told = (error: unknown, depth = 0): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { errorKey, code } = error as Told;
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...(typeof errorKey === 'string' ? { errorKey } : {}),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: withoutAddresses(error.stack) }),
    ...(error.cause === undefined || depth === deepest ? {} : { cause: told(error.cause, depth + 1) }),
  };
};

/** Whatever is said while a request is answered says which one. */
const requestNow = (): object => {
  const requestId = correlationNow();
  return requestId === undefined ? {} : { requestId };
};

/** The product's log: lines of JSON that name nobody. */
export const productLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, mixin: requestNow, serializers: { err: (error: unknown) => told(error) } }, destination);
