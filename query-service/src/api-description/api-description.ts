import { readFileSync } from 'node:fs';
import { sessionCookieName } from '@clearbench/access/session/session-cookie';
import { everyRoute } from '@clearbench/contracts/every-route';
import { openApi } from '@clearbench/contracts/openapi';
import { statusOf } from '@clearbench/event-sourcing/serving/problem-reply';
import { Router } from 'express';
import { madeOnce } from '../made-once.ts';
import { apiPage } from './api-page.ts';
import { apiPageStyle } from './api-page-style.ts';

const script = readFileSync(new URL('./api-page.client.js', import.meta.url), 'utf8');

/** `publicUrl`: the origin that browsers use; cookies of an https origin have other names. */
export type Installation = { readonly version: string; readonly publicUrl: string };

/** The description of the API as OpenAPI at `/api/openapi.json` and as a page at `/api/docs`. Both are public. */
export const apiDescription = ({ version, publicUrl }: Installation): Router => {
  const facts = { version, sessionCookie: sessionCookieName(publicUrl) };
  const document = madeOnce(() => JSON.stringify(openApi(everyRoute, statusOf, facts), null, 2));
  const page = madeOnce(() => apiPage(everyRoute, version));
  return Router()
    .get('/api/openapi.json', (_request, response) => {
      response.type('json').send(document());
    })
    .get('/api/docs', (_request, response) => {
      response.type('html').send(page());
    })
    .get('/api/docs.css', (_request, response) => {
      response.type('css').send(apiPageStyle);
    })
    .get('/api/docs.js', (_request, response) => {
      response.type('js').send(script);
    });
};
