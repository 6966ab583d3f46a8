import { z } from 'zod';
import { apiAreas, areaOfRoute } from './area-of-route.ts';
import { errorKinds } from './errors.ts';
import { errorsOfRoute } from './errors-of-route.ts';
import { commandIdHeader, minPositionHeader, xsrfCookie, xsrfHeader } from './header-names.ts';
import { exampleOf } from './openapi-examples.ts';
import { type JsonSchema, jsonSchemaOf, schemaNames } from './openapi-schemas.ts';
import { problem } from './problem.ts';
import type { Route } from './route.ts';
import { tokenPrefix } from './user/token-terms.ts';

const parametersIn = (location: 'path' | 'query', type: z.ZodObject | undefined): unknown[] =>
  Object.entries(type?.shape ?? {}).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchemaOf(field as z.ZodType, 'input'),
  }));

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const takesTokens = ({ scope = 'none' }: Route): boolean => scope !== 'none';

const xsrf = (route: Route) =>
  header(
    xsrfHeader,
    route.name !== 'userInfo' && !takesTokens(route),
    takesTokens(route)
      ? 'Value of the XSRF-TOKEN cookie; not with an access token.'
      : 'Value of the XSRF-TOKEN cookie.',
  );

const headersOf = (route: Route): unknown[] => [
  ...(route.method === 'GET' ? [] : [xsrf(route)]),
  ...(route.side === 'command'
    ? [header(commandIdHeader, false, 'Chosen by the client; the same id twice does it once.')]
    : []),
  ...(route.side === 'query'
    ? [header(minPositionHeader, false, 'The call waits until the read models hold this position.')]
    : []),
  ...(route.revalidates ? [header('If-None-Match', false, 'ETag of what the caller has.')] : []),
  ...(route.ifMatch
    ? [
        header(
          'If-Match',
          false,
          'Content version that was edited, in quotes; without it the text becomes the next version.',
        ),
      ]
    : []),
];

type Names = ReturnType<typeof schemaNames>;
type StatusOf = Readonly<Record<string, number>>;

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const textExamples: Readonly<Record<string, string>> = {
  'text/plain': 'supplier-payments.xml',
  'application/xml':
    '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"/>\n',
};

const withExample = (schema: JsonSchema, names: Names, io: 'input' | 'output', type: string) => ({
  schema,
  example: type === 'application/json' ? exampleOf(schema, names.components, io) : textExamples[type],
});

const bodyOf = (route: Route, names: Names): object => {
  if (!route.body && !route.bodyType) return {};
  const type = route.bodyType ?? 'application/json';
  const schema = route.body
    ? names.named(`${pascal(route.name)}Request`, withoutUndefined(route.body), 'input')
    : { type: 'string', ...(type === 'application/octet-stream' ? { contentMediaType: type } : {}) };
  const required = route.body === undefined || !route.body.safeParse(undefined).success;
  const content = type === 'application/octet-stream' ? { schema } : withExample(schema, names, 'input', type);
  return { requestBody: { required, content: { [type]: content } } };
};

/** An optional body has the same schema as the required body. */
const withoutUndefined = (type: z.ZodType): z.ZodType =>
  type instanceof z.ZodOptional ? (type.unwrap() as z.ZodType) : type;

const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer' } };
const waits: readonly string[] = ['tooMany', 'unavailable'];

const problemReply = (kinds: readonly string[], keys: readonly string[]) => ({
  description: keys.join(', '),
  ...(kinds.some((kind) => waits.includes(kind)) ? { headers: { 'Retry-After': retryAfter } } : {}),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** Error responses by status; two error kinds can share one status. */
const refusalsOf = (route: Route, statusOf: StatusOf): object => {
  const byStatus = Object.groupBy(errorsOfRoute(route), (key) => String(statusOf[errorKinds[key]] ?? 500));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, keys = []]) => [
      status,
      problemReply(
        keys.map((key) => errorKinds[key]),
        keys,
      ),
    ]),
  );
};

const repliesOf = (route: Route, statusOf: StatusOf, names: Names): object => {
  const type = route.replyType ?? 'application/json';
  const schema = route.replyType
    ? { type: 'string' }
    : names.named(`${pascal(route.name)}Reply`, route.reply, 'output');
  const forms = (route.replyForms ?? []).map((form) => [form, { schema: { type: 'string' } }] as const);
  const main = route.replyType ? { schema } : withExample(schema, names, 'output', type);
  const ok = { description: 'Done.', content: { [type]: main, ...Object.fromEntries(forms) } };
  const same = route.revalidates ? { 304: { description: 'What the caller has is still the same.' } } : {};
  return { 200: ok, ...same, ...refusalsOf(route, statusOf) };
};

const operationOf = (route: Route, statusOf: StatusOf, names: Names): object => ({
  operationId: route.name,
  summary: route.summary,
  tags: [areaOfRoute(route)],
  'x-allow': route.allow,
  ...(route.plan ? { 'x-plan': route.plan } : {}),
  ...(route.allow === 'anyone' ? { security: [] } : {}),
  ...(takesTokens(route)
    ? { 'x-scope': route.scope, security: [{ session: [] }, { token: [route.scope ?? 'none'] }] }
    : {}),
  parameters: [...parametersIn('path', route.params), ...parametersIn('query', route.query), ...headersOf(route)],
  ...bodyOf(route, names),
  responses: repliesOf(route, statusOf, names),
});

const inBraces = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** `sessionCookie`: the name of the session cookie in this installation. */
export type ApiFacts = { readonly version: string; readonly sessionCookie: string };

/** The OpenAPI 3.1 description of the given routes: the same objects that the server and the pages read. */
export const openApi = (routes: readonly Route[], statusOf: StatusOf, { version, sessionCookie }: ApiFacts): object => {
  const names = schemaNames();
  names.refer(problem, 'output');
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = inBraces(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, statusOf, names) };
  }
  const used = new Set(routes.map(areaOfRoute));
  return {
    openapi: '3.1.0',
    info: { title: 'Clearbench', version, summary: 'Create, validate and send payment message files.' },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: apiAreas.filter((area) => used.has(area)).map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(names.components).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: `The session of a signed-in user. A call other than GET also sends the value of the cookie ${xsrfCookie} in the header ${xsrfHeader}.`,
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${tokenPrefix}…`,
          description:
            'An access token of a user, created on the profile page. `x-scope` of a call names the scope that the token needs; `any` stands for each scope.',
        },
      },
    },
  };
};
