import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { millisecondsPerDay, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import express, { type Request, type RequestHandler, Router } from 'express';

const dist = fileURLToPath(new URL('../../../ui/dist', import.meta.url));
const aYear = 365 * millisecondsPerDay;

/** A separate service does not build pages. */
export const pagesAreBuilt = (): boolean => existsSync(`${dist}/index.html`);

/** Paths of the server itself, which never answer with a page. */
const isServerPath = (path: string): boolean => /^\/(api|auth|oauth2|messaging|health|metrics)(\/|$)/.test(path);

const isPageRequest = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** The last part of a path names a file: `favicon.ico`, but not the message `pacs.008`. */
const isFilePath = (path: string): boolean => /\.[a-z]\w{0,4}$/i.test(path);

const page: RequestHandler = (request, response, next) => {
  if (!isPageRequest(request) || isServerPath(request.path) || isFilePath(request.path)) return next();
  response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: dist });
};

/**
 * The built pages: files are named by their content and cached for a year; every other path is answered by the
 * application page.
 */
export const pages = (): Router =>
  Router()
    .use('/assets', express.static(`${dist}/assets`, { immutable: true, maxAge: aYear, index: false }))
    .use(express.static(dist, { index: false, maxAge: millisecondsPerMinute }))
    .use(page);

/**
 * An unknown path under sign-in: a browser gets the application's not-found page with status 404, other clients a
 * problem.
 */
export const unknownSignInPath: RequestHandler = (request, response, next) => {
  const isSignInPath = /^\/(auth|oauth2)(\/|$)/.test(request.path);
  if (!isPageRequest(request) || !isSignInPath || request.accepts(['json', 'html']) !== 'html') return next();
  response.status(404).set('Cache-Control', 'no-cache').sendFile('index.html', { root: dist });
};
