import { everyRoute } from './every-route.ts';
import { openApi } from './openapi.ts';

const statuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  unreadable: 415,
  refused: 422,
  tooMany: 429,
  timedOut: 408,
  unavailable: 503,
  full: 507,
  broken: 500,
};
type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, unknown>;
  security?: Record<string, unknown>[];
  requestBody?: { required: boolean; content: object };
};
const document = JSON.parse(
  JSON.stringify(openApi(everyRoute, statuses, { version: '1.2.3', sessionCookie: 'clearbench-session' })),
) as {
  openapi: string;
  components: { securitySchemes: Record<string, unknown>; schemas: Record<string, unknown> };
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);

describe('the OpenAPI description', () => {
  it('describes every route once', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(everyRoute.map(({ name }) => name).sort());
  });
  it('names every parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const { parameters } of Object.values(methods)) {
        const named = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => `{${name}}`);
        expect(path.match(/\{\w+\}/g) ?? []).toEqual(named);
      }
  });
  it('names every media type of a reply', () => {
    const responses = operation('checkText')?.responses as { 200: { content: object } } | undefined;
    expect(Object.keys(responses?.[200].content ?? {})).toEqual([
      'application/json',
      'text/csv',
      'application/xml',
      'application/sarif+json',
      'text/html',
    ]);
  });
  it('declares status 429 for rate-limited routes', () => {
    expect(operation('switchFileDirection')?.responses).toHaveProperty('429');
    expect(operation('listFiles')?.responses).toHaveProperty('429');
    expect(operation('loginUrls')?.responses).not.toHaveProperty('429');
  });
  it('declares token authentication where routes accept it, without an XSRF token', () => {
    const taking = operations.filter(({ security }) => security?.some((way) => 'token' in way));
    const open = everyRoute.filter(({ scope = 'none' }) => scope !== 'none').map(({ name }) => name);
    expect(taking.map(({ operationId }) => operationId).toSorted()).toEqual(open.toSorted());
    expect(open).toEqual(expect.arrayContaining(['checkText', 'sendFile', 'readConversation', 'generateFile']));
    expect(operation('sendFile')).toMatchObject({
      'x-scope': 'send',
      security: [{ session: [] }, { token: ['send'] }],
    });
    expect(operation('createToken')).not.toHaveProperty('x-scope');
    expect(document.components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
    const xsrfOf = (name: string) => operation(name)?.parameters.find((one) => one.name === 'X-XSRF-TOKEN')?.required;
    expect([xsrfOf('checkText'), xsrfOf('createToken')]).toEqual([false, true]);
    expect(operation('checkText')?.responses).toHaveProperty('401');
  });
  it('names the session cookie of the installation', () => {
    expect(document.components.securitySchemes.session).toMatchObject({ in: 'cookie', name: 'clearbench-session' });
    const secure = openApi(everyRoute, statuses, { version: '1', sessionCookie: '__Host-clearbench-session' });
    expect(secure).toHaveProperty('components.securitySchemes.session.name', '__Host-clearbench-session');
  });
  it('names its schemas without duplicates', () => {
    const { schemas } = document.components;
    for (const name of ['VipFileSummary', 'ValidationReport', 'ValidationMessage', 'SimEnv', 'UserAccount', 'Problem'])
      expect(schemas).toHaveProperty(name);
    expect(JSON.stringify(document.paths)).not.toContain('"validationMessages":{"type"');
    const texts = Object.values(schemas).map((schema) => JSON.stringify(schema));
    expect(new Set(texts).size).toBe(texts.length);
  });
  it('marks optional bodies', () => {
    expect(operation('switchFileDirection')?.requestBody?.required).toBe(false);
    expect(operation('validateFile')?.requestBody?.required).toBe(true);
  });
  it('declares the responses of a route by the kinds of its errors', () => {
    expect(Object.keys(operation('saveContent')?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '415',
      '422',
      '429',
      '500',
      '503',
      '507',
    ]);
  });
  it('separates bodies by content type', () => {
    expect(operation('saveContent')?.requestBody?.content).toHaveProperty('application/xml');
    expect(operation('importTemplate')?.requestBody?.content).toHaveProperty('application/json');
    expect(operation('listFiles')).not.toHaveProperty('requestBody');
  });
  it('declares If-Match and If-None-Match where the contract does', () => {
    expect(operation('saveContent')?.parameters.filter(({ name }) => name === 'If-Match')).toEqual([
      expect.objectContaining({ required: false }),
    ]);
    expect(Object.keys(operation('readContent')?.responses ?? {})).toEqual([
      '200',
      '304',
      '400',
      '401',
      '403',
      '404',
      '429',
      '500',
      '503',
    ]);
    expect(operation('readContent')?.parameters.filter(({ name }) => name === 'If-None-Match')).toEqual([
      expect.objectContaining({ required: false }),
    ]);
    expect(operation('renameFile')?.parameters.filter(({ name }) => name === 'If-Match')).toEqual([]);
  });
});
