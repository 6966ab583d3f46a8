import { everyRoute } from '@clearbench/contracts/every-route';
import { openApi } from '@clearbench/contracts/openapi';
import { statusOf } from '@clearbench/event-sourcing/serving/problem-reply';
import { type Description, describedCalls } from './described-calls.ts';
import { validate as validateDocument } from './openapi-document.ts';

describe('the API description', () => {
  const facts = { version: '1.0.0', sessionCookie: 'clearbench-session' };
  const document = JSON.parse(JSON.stringify(openApi(everyRoute, statusOf, facts))) as Description;
  const api = describedCalls(document);

  it('is a valid OpenAPI 3.1 document', async () => {
    expect(await validateDocument(document)).toEqual([]);
  });

  it('has a valid example for each JSON body and reply', () => {
    for (const name of api.names) {
      const { path, method, operation } = api.found(name);
      const place = ['paths', path, method.toLowerCase()];
      const body = operation.requestBody?.content['application/json'];
      const reply = operation.responses[200]?.content?.['application/json'];
      for (const [media, where] of [
        [body, ['requestBody', 'content', 'application/json', 'schema']],
        [reply, ['responses', '200', 'content', 'application/json', 'schema']],
      ] as const)
        if (media !== undefined)
          expect({ name, faults: api.schemaFaults([...place, ...where], media.example) }).toEqual({ name, faults: [] });
    }
  });
});
