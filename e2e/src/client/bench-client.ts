import { type Browser, browser } from '@clearbench/access/testing/browser.fixture';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import {
  commandIdHeader,
  minPositionHeader,
  positionHeader,
  xsrfCookie,
  xsrfHeader,
} from '@clearbench/contracts/header-names';
import type { InputOf, ReplyOf, Route } from '@clearbench/contracts/route';

type AnyInput = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  ifMatch?: number;
  commandId?: string;
};
export type Replied<R extends Route> = {
  readonly status: number;
  readonly reply: ReplyOf<R>;
  readonly headers: Headers;
};

/** The product as a client program uses it: one signed-in user, calls by route. */
export type BenchClient = {
  readonly browser: Browser;
  /** `more` are additional headers. */
  call<R extends Route>(route: R, input: InputOf<R>, more?: Readonly<Record<string, string>>): Promise<Replied<R>>;
  /** The position that contains all commands so far. */
  position(): number;
};

const addressOf = ({ path }: Route, { params = {}, query = {} }: AnyInput): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const requested = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return requested.size > 0 ? `${filled}?${requested.toString()}` : filled;
};

/** A body that is not JSON is sent unchanged. */
const bodyOf = (route: Route, { body }: AnyInput): string | Blob | undefined => {
  if (body === undefined) return undefined;
  return route.bodyType ? (body as string | Blob) : JSON.stringify(body);
};

/** A client that repeats a call while the read models are behind, as the pages do. */
export const patient = (client: BenchClient): BenchClient => ({
  ...client,
  call: async (...call) => {
    for (;;) {
      const replied = await client.call(...call);
      const { errorKey } = (replied.reply ?? {}) as { errorKey?: unknown };
      if (replied.status !== 503 || errorKey !== 'projection.behind') return replied;
    }
  },
});

/** Signs in as a demo account and returns a client; an existing session can be passed instead. */
export const benchClient = async (origin: string, account: string, known?: Browser): Promise<BenchClient> => {
  const visitor = known ?? browser(origin);
  if (!known) await signInAs(visitor, account);
  return clientWith(visitor, () => ({ [xsrfHeader]: visitor.cookie(xsrfCookie) ?? '' }));
};

/** A program with an access token, without cookies and without an XSRF token. */
export const tokenClient = (origin: string, token: string): BenchClient =>
  clientWith(browser(origin), () => ({ Authorization: `Bearer ${token}` }));

/** A client with the credentials of a session or of a token. */
const clientWith = (visitor: Browser, credentials: () => Readonly<Record<string, string>>): BenchClient => {
  let position = 0;

  const headersFor = (route: Route, { ifMatch, commandId }: AnyInput): Record<string, string> => ({
    'Content-Type': route.bodyType ?? 'application/json',
    ...credentials(),
    ...(position > 0 ? { [minPositionHeader]: String(position) } : {}),
    ...(commandId === undefined ? {} : { [commandIdHeader]: commandId }),
    ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
  });

  return {
    browser: visitor,
    position: () => position,
    call: async <R extends Route>(route: R, given: InputOf<R>, more: Readonly<Record<string, string>> = {}) => {
      const input = given as AnyInput;
      const body = bodyOf(route, input);
      const headers = { ...headersFor(route, input), ...more };
      const init = { method: route.method, headers, ...(body === undefined ? {} : { body }) };
      const response = await visitor.request(addressOf(route, input), init);
      position = Math.max(position, Number(response.headers.get(positionHeader) ?? 0));
      const isJson = response.headers.get('Content-Type')?.includes('json');
      const reply = (isJson ? await response.json() : await response.text()) as ReplyOf<R>;
      return { status: response.status, reply, headers: response.headers };
    },
  };
};
