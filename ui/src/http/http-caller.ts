import type { ErrorKey } from '@clearbench/contracts/errors';
import { Failure } from '@clearbench/contracts/failure';
import { positionHeader, xsrfCookie } from '@clearbench/contracts/header-names';
import type { CalledRoute, InputOf, ReplyOf, Route } from '@clearbench/contracts/route';
import { type AnyInput, bodyOf, headersOf, urlOf } from './build-request.ts';
import { failureOf } from './failure-of.ts';
import { afterPageAnswers, answersInPage, pageAnswers } from './page-answers.ts';
import { doubtConnection, isServerLost, noteAnswer, onServerLost } from './reachability.ts';
import { announceAccountRefused, announceSessionEnd } from './session-end.ts';
import { uploadWire } from './upload-wire.ts';
import type { Hooks, Wire, WireReply, WireRequest } from './wire.ts';

/** A byte order mark belongs to the text: saving the text again must keep it. */
const textDecoder = () => new TextDecoder('utf-8', { ignoreBOM: true });

const readInPieces = async (body: ReadableStream<Uint8Array>, received: (bytes: number) => void): Promise<string> => {
  const decoder = textDecoder();
  const reader = body.getReader();
  const pieces: string[] = [];
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.byteLength;
    pieces.push(decoder.decode(piece.value, { stream: true }));
    received(bytes);
  }
  return pieces.join('') + decoder.decode();
};

const carry = async ({ url, received, method, headers, body, signal }: WireRequest) => {
  const init = { method, headers, credentials: 'same-origin' } as const;
  const answer = await fetch(url, { ...init, ...(body === undefined ? {} : { body }), ...(signal ? { signal } : {}) });
  const text =
    received && answer.body
      ? await readInPieces(answer.body, received)
      : textDecoder().decode(await answer.arrayBuffer());
  return { status: answer.status, header: (name: string) => answer.headers.get(name), text };
};

/** `fetch`; it cannot report the progress of a request body. */
export const fetchWire: Wire = async (request) => {
  try {
    return await carry(request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new Failure('connection.lost', {}, { cause: error });
  }
};

/** A call by its path template, and its id. */
export type Answered = {
  readonly call: string;
  readonly requestId: string;
  readonly status: number | undefined;
};

/** The state of the connection. A command is never sent later than its user expects. */
export type Connection = {
  isLost(): boolean;
  /** Subscribes to the loss of the connection; returns the function that unsubscribes. */
  onLost(listener: () => void): () => void;
  /** Requests a probe of the connection. */
  doubt(): void;
};

/** The dependencies of the caller; tests pass fakes. */
export type HttpCallerParts = {
  /** '' in the browser: addresses are relative. */
  readonly origin: string;
  readonly wire: Wire;
  /** Used for calls that report the progress of their body. */
  readonly uploadWire: Wire;
  xsrfToken(): string | undefined;
  newId(): string;
  /** Receives the result of each call; without a status if there was no response. */
  answered?(call: Answered): void;
  /** The delays before each further attempt, in milliseconds. */
  readonly retryAfter: readonly number[];
  readonly connection?: Connection;
  /** The server reports that the session has ended. */
  sessionEnded(): void;
  /** The server knows the user, but refuses access. */
  accountRefused(): void;
};

/** XML and text are returned unchanged, with the content version of their ETag (0 = none). */
export type CallReply<R extends Route> = R extends { readonly replyType: 'application/xml' | 'text/css' }
  ? { readonly text: string; readonly etag: number }
  : ReplyOf<R>;

type Ids = { readonly commandId: string | undefined; readonly requestId: string };

type Args<R extends Route> =
  Record<never, never> extends InputOf<R> ? [input?: InputOf<R>, hooks?: Hooks] : [input: InputOf<R>, hooks?: Hooks];

/** redux-saga calls the function with this name when a saga that waits for the promise is cancelled. */
const cancelName = '@@redux-saga/CANCEL_PROMISE';

const wait = (span: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, span));

const versionOf = (reply: WireReply): number => Number(/"(\d+)"/.exec(reply.header('ETag') ?? '')?.[1] ?? 0);

/** A short wait is applied silently; a longer one is reported to the user. Seconds. */
const longestPause = 5;

const limits: ReadonlySet<string> = new Set<ErrorKey>([
  'request.tooMany',
  'request.tooMuchAtOnce',
  'request.tooManyJobs',
]);

/** The delay before the next attempt in milliseconds; undefined if an attempt is useless. */
const pauseAfter = ({ errorKey, params }: Failure, status: number | undefined, usual: number): number | undefined => {
  if (errorKey === 'connection.lost' || status === 503) return usual;
  const seconds = limits.has(errorKey) ? Number(params.seconds) : Number.NaN;
  return seconds <= longestPause ? seconds * 1_000 : undefined;
};

/** A call without a response after this time requests a probe of the connection; milliseconds. */
const doubtAfter = 1_000;

/** The errors that refuse the account any access, and not only one call. */
const accountRefusals: ReadonlySet<string> = new Set<ErrorKey>([
  'access.unverified',
  'access.disabled',
  'access.approvalPending',
  'access.rejected',
]);

/** Creates `caller`: calls to the server by their routes. */
export const httpCaller = (house: HttpCallerParts) => {
  let newest: number | undefined;

  const notePosition = (reply: WireReply): void => {
    const position = Number(reply.header(positionHeader) ?? Number.NaN);
    if (position > (newest ?? -1)) newest = position;
  };

  const requestOf = (route: CalledRoute, input: AnyInput, ids: Ids, hooks: Hooks): WireRequest => {
    const body = bodyOf(route, input.body);
    const carried = { ...ids, xsrf: house.xsrfToken(), minPosition: route.side === 'query' ? newest : undefined };
    const parts = { method: route.method, url: house.origin + urlOf(route, input) };
    return { ...parts, headers: headersOf(route, input, carried), ...(body === undefined ? {} : { body }), ...hooks };
  };

  const judge = (route: CalledRoute, reply: WireReply): WireReply | { failure: Failure; status: number } => {
    notePosition(reply);
    if (reply.status < 400) return reply;
    const failure = failureOf(reply);
    if (reply.status === 401 && route.allow !== 'anyone') house.sessionEnded();
    if (accountRefusals.has(failure.errorKey)) house.accountRefused();
    // A log that was started again never reaches the old position: read without it instead of waiting.
    if (failure.errorKey === 'projection.behind') newest = undefined;
    return { failure, status: reply.status };
  };

  /**
   * A command ends without a response if the connection is lost meanwhile; an upload shows its own progress and
   * continues.
   */
  const exchange = async (route: CalledRoute, request: WireRequest): Promise<WireReply> => {
    const { connection } = house;
    if (!connection) return (request.sent ? house.uploadWire : house.wire)(request);
    if (request.sent) return house.uploadWire(request);
    const stop = new AbortController();
    const doubt = setTimeout(connection.doubt, doubtAfter);
    const unheard = route.side === 'command' ? connection.onLost(() => stop.abort()) : undefined;
    const signal = request.signal ? AbortSignal.any([request.signal, stop.signal]) : stop.signal;
    try {
      return await house.wire({ ...request, signal });
    } catch (error) {
      if (stop.signal.aborted && !request.signal?.aborted) throw new Failure('connection.unanswered');
      throw error;
    } finally {
      clearTimeout(doubt);
      unheard?.();
    }
  };

  const attempt = async (route: CalledRoute, request: WireRequest) => {
    try {
      return judge(route, await exchange(route, request));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      house.connection?.doubt();
      return { failure: error, status: undefined };
    }
  };

  const carry = async (route: CalledRoute, input: AnyInput, hooks: Hooks): Promise<WireReply> => {
    const isCommand = route.side === 'command';
    const isLost = () => isCommand && house.connection?.isLost() === true;
    if (isLost()) throw new Failure('connection.none');
    const commandId = isCommand ? (input.commandId ?? house.newId()) : undefined;
    const ids = { commandId, requestId: house.newId() };
    for (const pause of [...house.retryAfter, undefined]) {
      const result = await attempt(route, requestOf(route, input, ids, hooks));
      house.answered?.({ call: `${route.method} ${route.path}`, requestId: ids.requestId, status: result.status });
      if (!('failure' in result)) return result;
      const span = pause === undefined ? undefined : pauseAfter(result.failure, result.status, pause);
      if (span === undefined) throw result.failure;
      await wait(span);
      hooks.signal?.throwIfAborted();
      if (isLost()) throw result.failure;
    }
    throw new Failure('connection.lost');
  };

  return <R extends Route>(route: R) =>
    (...[input, hooks = {}]: Args<R>): Promise<CallReply<R>> => {
      const stop = new AbortController();
      const signal = hooks.signal ? AbortSignal.any([hooks.signal, stop.signal]) : stop.signal;
      const replied = carry(route, input ?? {}, { ...hooks, signal }).then((reply) =>
        (route.replyType ?? 'application/json') === 'application/json'
          ? JSON.parse(reply.text)
          : { text: reply.text, etag: versionOf(reply) },
      );
      return Object.assign(replied as Promise<CallReply<R>>, { [cancelName]: () => stop.abort() });
    };
};

const readCookie = (cookies: string, name: string): string | undefined => {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
};

/** Nothing on the server, which uses the caller to draw pages. */
const answersOfPage = pageAnswers(typeof document === 'undefined' ? [] : answersInPage(document), () =>
  performance.now(),
);

/** From now on every call asks the server. Returns whether the page shows replies of the moment at which it was sent. */
export const endPageAnswers = answersOfPage.end;

const browser = {
  origin: '',
  wire: afterPageAnswers(answersOfPage, fetchWire),
  uploadWire,
  xsrfToken: () => readCookie(document.cookie, xsrfCookie),
  newId: () => crypto.randomUUID(),
  sessionEnded: announceSessionEnd,
  accountRefused: announceAccountRefused,
};

/** Sends each call once, without retries, for the probe of the connection. */
export const probeCaller = httpCaller({ ...browser, retryAfter: [] });

/**
 * `caller(route)` is a function that makes the call: it takes the input of the route and returns the route's reply, or
 * rejects with a `Failure`. A command is repeated with the same id after a short network failure, and refused while the
 * connection is lost; reads wait for the own writes of the page.
 */
export const caller = httpCaller({
  ...browser,
  answered: ({ call, status, requestId }) => {
    console.debug(call, status, requestId);
    if (status !== undefined) noteAnswer();
  },
  retryAfter: [300, 1_000, 2_500],
  connection: { isLost: isServerLost, onLost: onServerLost, doubt: doubtConnection },
});
