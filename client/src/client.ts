import { ClientError, type Problem } from './client-error.ts';
import { addresses } from './generated/addresses.ts';
import type { Calls } from './generated/calls.ts';

export type ClientSettings = {
  /** The address of the product, such as https://bench.example. */
  readonly url: string;
  /** An access token, created on the profile page; public calls need none. */
  readonly token?: string;
  /** Repetitions of a call that the server cannot take now (429, 503); 5 by default. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
};

export type CallOptions = {
  /** The same id executes a command once; without it, each call has its own, which its repetitions share. */
  readonly commandId?: string;
  readonly signal?: AbortSignal;
  /** The media type of the reply, where the call offers several. */
  readonly accept?: string;
};

type Name = keyof Calls;
type Value = string | number | boolean | undefined;
type Input = {
  readonly params?: Readonly<Record<string, Value>>;
  readonly query?: Readonly<Record<string, Value>>;
  readonly body?: unknown;
  readonly ifMatch?: number;
};
type Given<N extends Name> =
  Record<never, never> extends Calls[N]['input']
    ? [input?: Calls[N]['input'], options?: CallOptions]
    : [input: Calls[N]['input'], options?: CallOptions];

export type Client = {
  /** Calls by name; the reply is that of the API page. Throws a ClientError for a refusal. */
  call<N extends Name>(name: N, ...given: Given<N>): Promise<Calls[N]['reply']>;
  /** The same with another media type: the reply as a text. */
  text<N extends Name>(name: N, accept: string, input: Calls[N]['input']): Promise<string>;
};

const usualRetries = 5;
/** Longest pause in seconds before a repetition. */
const longestPause = 30;

const addressOf = (url: string, path: string, { params = {}, query = {} }: Input): URL => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const address = new URL(filled, url);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value));
  return address;
};

const problemOf = async (response: Response): Promise<Problem> => {
  try {
    return (await response.json()) as Problem;
  } catch {
    return {};
  }
};

const pause = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** A repetition helps where the server is busy, or where its read models do not contain the last command yet. */
const isBusy = (status: number): boolean => status === 429 || status === 503;

const replied = async (response: Response, received: string): Promise<unknown> => {
  if (received === 'application/json') return response.json();
  return received === 'application/octet-stream' ? new Uint8Array(await response.arrayBuffer()) : response.text();
};

/** A program's access to the product: the calls of the API with types, repeated while the server is busy. */
export const client = (settings: ClientSettings): Client => {
  const { url, token, retries = usualRetries, fetch: send = fetch } = settings;
  /** The position of the last command, so that a later query contains it. */
  let position = 0;

  const headersFor = (name: Name, { body, ifMatch }: Input, options: CallOptions): Record<string, string> => {
    const [side, , , sent] = addresses[name];
    return {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': sent }),
      ...(side === 'command' ? { 'X-Command-Id': options.commandId ?? crypto.randomUUID() } : {}),
      ...(side === 'query' && position > 0 ? { 'X-Min-Position': String(position) } : {}),
      ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
      ...(options.accept === undefined ? {} : { Accept: options.accept }),
    };
  };

  const responseTo = async (name: Name, input: Input, options: CallOptions): Promise<Response> => {
    const [, method, path, sent] = addresses[name];
    const { body } = input;
    const content =
      body === undefined || sent !== 'application/json' ? (body as RequestInit['body']) : JSON.stringify(body);
    const { signal } = options;
    const init = {
      method,
      headers: headersFor(name, input, options),
      ...(content === undefined ? {} : { body: content }),
      ...(signal ? { signal } : {}),
    };
    for (let tries = 0; ; tries += 1) {
      const response = await send(addressOf(url, path, input), init);
      position = Math.max(position, Number(response.headers.get('X-Position') ?? 0));
      if (response.ok) return response;
      const problem = await problemOf(response);
      if (!isBusy(response.status) || tries >= retries) throw new ClientError(name, response.status, problem);
      await pause(Math.min(longestPause, Number(response.headers.get('Retry-After') ?? 1)), signal);
    }
  };

  return {
    call: async (name, ...[input = {}, options = {}]) => {
      const response = await responseTo(name, input, options);
      return (await replied(response, addresses[name][4])) as never;
    },
    text: async (name, accept, input) => (await responseTo(name, input, { accept })).text(),
  };
};
