import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, Router } from 'express';

const dist = fileURLToPath(new URL('../../../ui/dist', import.meta.url));
const aYear = 365 * 24 * 60 * 60 * 1000;

/** A service of its own builds none. */
export const pagesAreBuilt = (): boolean => existsSync(`${dist}/index.html`);

/** Paths of the server itself never answer with a page. */
const isServerPath = (path: string): boolean => /^\/(api|auth|oauth2|messaging|health)(\/|$)/.test(path);

const page: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' || isServerPath(request.path) || /\.\w{1,5}$/.test(request.path)) return next();
  response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: dist });
};

/** The built pages: named by their content and cached for a year; every other address is the application's. */
export const pages = (): Router =>
  Router()
    .use('/assets', express.static(`${dist}/assets`, { immutable: true, maxAge: aYear, index: false }))
    .use(express.static(dist, { index: false, maxAge: 60_000 }))
    .use(page);
