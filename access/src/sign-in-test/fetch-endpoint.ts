import type { SignInStep } from '@clearbench/contracts/settings/connection-routes';
import { faultError, type SignInFault, unansweredFault } from '../sign-in/sign-in-fault.ts';

/** The response of an endpoint; `json` is undefined for a body that is not JSON or is too long. */
export type EndpointAnswer = {
  readonly status: number;
  readonly location: string | undefined;
  /** The other server's clock, in milliseconds since 1970; NaN without a `Date` header. */
  readonly date: number;
  readonly json: unknown;
};

export const patience = 8_000;
const longest = 256 * 1024;

const bodyOf = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > longest) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fetchOnce = async (
  step: SignInStep,
  address: string,
  init: Omit<RequestInit, 'headers'>,
): Promise<EndpointAnswer> => {
  try {
    const headers = { Accept: 'application/json', 'User-Agent': 'clearbench' };
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address, { ...init, headers, redirect: 'manual', signal });
    return {
      status: response.status,
      location: response.headers.get('Location') ?? undefined,
      date: Date.parse(response.headers.get('Date') ?? ''),
      json: parsed(await bodyOf(response)),
    };
  } catch (error) {
    throw faultError(`${step} gave no answer: ${String(error)}`, unansweredFault(step, error, address, patience));
  }
};

const wasClosed = (error: unknown): boolean =>
  ((error as Error).cause as Partial<SignInFault>).errorKey === 'remote.closed';

/** Calls an endpoint of the settings without following redirects, with limits for time and size. */
export const fetchEndpoint = async (
  step: SignInStep,
  address: string,
  init: Omit<RequestInit, 'headers'> = {},
): Promise<EndpointAnswer> => {
  try {
    return await fetchOnce(step, address, init);
  } catch (error) {
    // A kept-alive connection may have been closed in the meantime.
    if (wasClosed(error)) return fetchOnce(step, address, init);
    throw error;
  }
};
