import { readCookie } from '../cookies.ts';

/** The parts of a browser that sign-in needs: cookies with paths, and redirects. */
export type Browser = {
  /** Sends one request with cookies, without following redirects, and stores the cookies of the response. */
  request(url: string, init?: RequestInit): Promise<Response>;
  /** Follows all redirects; returns the last response with its URL. */
  follow(url: string, init?: RequestInit): Promise<{ readonly response: Response; readonly url: URL }>;
  /** The `Cookie` header for a path. */
  cookieHeader(path?: string): string;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string): void;
  /** Every received `Set-Cookie` line. */
  readonly received: string[];
};

/** Time limit for a response, so that a hanging request fails with its place. */
const patience = 240_000;

type Cookie = { readonly name: string; readonly value: string; readonly path: string };

const parse = (line: string): Cookie & { readonly gone: boolean } => {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const split = pair.indexOf('=');
  const attribute = (name: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const expires = attribute('expires');
  return {
    name: pair.slice(0, split),
    value: pair.slice(split + 1),
    path: attribute('path') ?? '/',
    gone: expires !== undefined && Date.parse(expires) <= Date.parse('1970-01-02'),
  };
};

const goesTo = (cookie: Cookie, path: string): boolean =>
  path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/'));

const followed = async (request: Browser['request'], start: URL, init?: RequestInit) => {
  let url = start;
  let response = await request(url.href, init);
  for (let hops = 0; response.status >= 300 && response.status < 400 && hops < 10; hops += 1) {
    url = new URL(response.headers.get('Location') ?? '', url);
    if (url.origin !== start.origin) break;
    response = await request(url.href);
  }
  return { response, url };
};

/** A browser for one origin. */
export const browser = (origin: string): Browser => {
  const cookies = new Map<string, Cookie>();
  const received: string[] = [];

  const cookieHeader = (path = '/') =>
    [...cookies.values()]
      .filter((cookie) => goesTo(cookie, path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  const remember = (line: string) => {
    received.push(line);
    const cookie = parse(line);
    const key = `${cookie.name} ${cookie.path}`;
    if (cookie.gone) cookies.delete(key);
    else cookies.set(key, cookie);
  };
  const request = async (url: string, init: RequestInit = {}) => {
    const address = new URL(url, origin);
    const headers = new Headers(init.headers);
    if (!headers.has('Cookie')) headers.set('Cookie', cookieHeader(address.pathname));
    const signal = init.signal ?? AbortSignal.timeout(patience);
    const response = await fetch(address, { ...init, headers, redirect: 'manual', signal });
    for (const line of response.headers.getSetCookie()) remember(line);
    return response;
  };

  return {
    request,
    follow: (start, init) => followed(request, new URL(start, origin), init),
    cookieHeader,
    cookie: (name) => readCookie(cookieHeader('/'), name),
    setCookie: (name, value) => cookies.set(`${name} /`, { name, value, path: '/' }),
    received,
  };
};
