import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCookie } from '@clearbench/access/cookies';
import { millisecondsPerDay, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import express, { type Request, type RequestHandler, Router } from 'express';
import { drawnPages } from './drawn-page.ts';
import type { SpokenPage } from './spoken-page.ts';

const dist = fileURLToPath(new URL('../../../ui/dist', import.meta.url));
const aYear = 365 * millisecondsPerDay;

/** A separate service does not build pages. */
export const pagesAreBuilt = (): boolean => existsSync(`${dist}/index.html`);

/** Paths of the server itself, which never answer with a page. */
const isServerPath = (path: string): boolean => /^\/(api|auth|oauth2|messaging|health|metrics)(\/|$)/.test(path);

const isPageRequest = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** The last part of a path names a file: `favicon.ico`, but not the message `pacs.008`. */
const isFilePath = (path: string): boolean => /\.[a-z]\w{0,4}$/i.test(path);

/** A browser sends a few languages. Each one of a longer list would be looked up. */
const mostLanguages = 10;

/** The pages of the build by address; each names the files that the address needs. */
type EarlyPages = readonly { readonly addresses: string; readonly file: string; readonly isDrawn?: boolean }[];

const earlyPages = (folder: string) => {
  const list = `${folder}/early-pages.json`;
  const built = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as EarlyPages) : [];
  const early = built.map(({ addresses, file, isDrawn = false }) => ({
    addresses: new RegExp(addresses),
    isDrawn,
    html: readFileSync(`${folder}/${file}`, 'utf8'),
  }));
  return (path: string) => early.find(({ addresses }) => addresses.test(path));
};

type PageParts = Parameters<typeof drawnPages>[1] & {
  readonly speak: SpokenPage;
  /** The name of the cookie without which no page is drawn. */
  readonly sessionCookie: string;
};

const page = (folder: string, parts: PageParts): RequestHandler => {
  // Read with the first request: the first start of the product builds the pages beside the services.
  let early: ReturnType<typeof earlyPages> | undefined;
  let draw: ReturnType<typeof drawnPages> | undefined;
  return async (request, response, next) => {
    if (!isPageRequest(request) || isServerPath(request.path) || isFilePath(request.path)) return next();
    early ??= earlyPages(`${folder}/.vite`);
    draw ??= drawnPages(`${folder}/.vite/draw-page.mjs`, parts);
    const found = early(request.path);
    const html = found?.html;
    const languages = request.acceptsLanguages().slice(0, mostLanguages);
    const session = readCookie(request.headers.cookie, parts.sessionCookie);
    if (found?.isDrawn && session !== undefined) {
      const drawn = await draw({ page: found.html, request, session, languages });
      if (drawn) {
        if (drawn.cookies.length > 0) response.append('Set-Cookie', [...drawn.cookies]);
        response.set('Cache-Control', 'no-store').type('html').send(drawn.html);
        return;
      }
    }
    // Without its texts, which may be unreadable now, the page explains itself.
    const spoken = html?.includes('{{') ? await parts.speak(html, languages).catch(() => undefined) : html;
    response.set('Cache-Control', 'no-cache').vary('Accept-Language');
    if (spoken === undefined) response.sendFile('index.html', { root: folder });
    else response.type('html').send(spoken);
  };
};

/** Serves the compressed form of a file to clients that accept it, if the build has one. */
const inBrotli = (folder: string): RequestHandler => {
  const serve = express.static(folder, {
    immutable: true,
    maxAge: aYear,
    index: false,
    setHeaders: (response, path) => response.type(extname(path.slice(0, -'.br'.length))).set('Content-Encoding', 'br'),
  });
  return (request, response, next) => {
    const { url, path } = request;
    response.vary('Accept-Encoding');
    const isPacked = /^\/[\w.~-]+$/.test(path) && request.acceptsEncodings(['br', 'identity']) === 'br';
    if (!isPacked || !existsSync(`${folder}${path}.br`)) return next();
    request.url = `${path}.br`;
    serve(request, response, (error?: unknown) => {
      request.url = url;
      next(error);
    });
  };
};

/**
 * The built pages: files are named by their content and cached for a year; every other path is answered by the
 * application page.
 */
export const pages = (parts: PageParts, folder = dist): Router =>
  Router()
    .use('/assets', inBrotli(`${folder}/assets`))
    .use('/assets', express.static(`${folder}/assets`, { immutable: true, maxAge: aYear, index: false }))
    .use(express.static(folder, { index: false, maxAge: millisecondsPerMinute }))
    .use(page(folder, parts));

/**
 * An unknown path under sign-in: a browser gets the application's not-found page with status 404, other clients a
 * problem.
 */
export const unknownSignInPath: RequestHandler = (request, response, next) => {
  const isSignInPath = /^\/(auth|oauth2)(\/|$)/.test(request.path);
  if (!isPageRequest(request) || !isSignInPath || request.accepts(['json', 'html']) !== 'html') return next();
  response.status(404).set('Cache-Control', 'no-cache').sendFile('index.html', { root: dist });
};
