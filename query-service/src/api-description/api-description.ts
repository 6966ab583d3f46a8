import { everyRoute } from '@clearbench/contracts/every-route';
import { openApi } from '@clearbench/contracts/openapi';
import { statusOf } from '@clearbench/event-sourcing/serving/problem-reply';
import { Router } from 'express';
import { apiPage } from './api-page.ts';
import { apiPageStyle } from './api-page-style.ts';

/** `/api/openapi.json`, and the same to browse at `/api/docs`; open to all, for it holds nothing but what the source says. */
export const apiDescription = (version: string): Router => {
  const document = JSON.stringify(openApi(everyRoute, statusOf, version), null, 2);
  const page = apiPage(everyRoute, version);
  return Router()
    .get('/api/openapi.json', (_request, response) => {
      response.type('json').send(document);
    })
    .get('/api/docs', (_request, response) => {
      response.type('html').send(page);
    })
    .get('/api/docs.css', (_request, response) => {
      response.type('css').send(apiPageStyle);
    });
};
