import { z } from 'zod';
import { type ErrorKey, errorKinds } from './errors.ts';
import { commandIdHeader, minPositionHeader, xsrfHeader } from './header-names.ts';
import { problem } from './problem.ts';
import type { Route } from './route.ts';
import { tokenPrefix } from './user/token-terms.ts';

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): unknown => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return schema;
};

const parametersIn = (place: 'path' | 'query', type: z.ZodObject | undefined): unknown[] =>
  Object.entries(type?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const xsrf = ({ name, programs }: Route) =>
  header(
    xsrfHeader,
    name !== 'userInfo' && !programs,
    programs ? 'Value of the XSRF-TOKEN cookie; not with an access token.' : 'Value of the XSRF-TOKEN cookie.',
  );

const headersOf = (route: Route): unknown[] => [
  ...(route.method === 'GET' ? [] : [xsrf(route)]),
  ...(route.side === 'command'
    ? [header(commandIdHeader, false, 'Chosen by the client; the same id twice does it once.')]
    : []),
  ...(route.side === 'query'
    ? [header(minPositionHeader, false, 'Wait until the read models hold this position.')]
    : []),
  ...(route.revalidates ? [header('If-None-Match', false, 'ETag of what the caller has.')] : []),
  ...(route.ifMatch ? [header('If-Match', true, 'Content version that was edited, in quotes.')] : []),
];

const bodyOf = (route: Route): object => {
  if (!route.body && !route.bodyType) return {};
  const schema = route.body ? schemaOf(route.body, 'input') : { type: 'string' };
  const required = !route.body?.safeParse(undefined).success;
  return { requestBody: { required, content: { [route.bodyType ?? 'application/json']: { schema } } } };
};

const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer' } };

const problemReply = (kind: string, keys: readonly string[]) => ({
  description: keys.join(', '),
  ...(kind === 'tooMany' ? { headers: { 'Retry-After': retryAfter } } : {}),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

type StatusOf = Readonly<Record<string, number>>;

/** Who is signed in may order and ask so much a minute; the others are limited one by one. */
const ofLimit = ({ allow }: Route): readonly ErrorKey[] => (allow === 'anyone' ? [] : ['request.tooMany']);

const ofTokens = ({ programs }: Route): readonly ErrorKey[] =>
  programs ? ['access.tokenUnknown', 'access.tokenExpired'] : [];

const repliesOf = (route: Route, statusOf: StatusOf): object => {
  const forms = (route.replyForms ?? []).map((form) => [form, { schema: { type: 'string' } }] as const);
  const ok = {
    description: 'Done.',
    content: {
      [route.replyType ?? 'application/json']: { schema: schemaOf(route.reply, 'output') },
      ...Object.fromEntries(forms),
    },
  };
  const kinds = Object.groupBy([...route.errors, ...ofTokens(route), ...ofLimit(route)], (key) => errorKinds[key]);
  const refusals = Object.entries(kinds).map(
    ([kind, keys]) => [statusOf[kind] ?? 500, problemReply(kind, keys)] as const,
  );
  const same = route.revalidates ? { 304: { description: 'What the caller has is still the same.' } } : {};
  return { 200: ok, ...same, ...Object.fromEntries(refusals) };
};

const operationOf = (route: Route, statusOf: StatusOf): object => ({
  operationId: route.name,
  summary: route.summary,
  tags: [route.path.split('/')[2] === 'public' ? 'public' : (route.path.split('/')[2] ?? 'api')],
  'x-allow': route.allow,
  ...(route.plan ? { 'x-plan': route.plan } : {}),
  ...(route.allow === 'anyone' ? { security: [] } : {}),
  ...(route.programs ? { security: [{ session: [] }, { token: [] }] } : {}),
  parameters: [...parametersIn('path', route.params), ...parametersIn('query', route.query), ...headersOf(route)],
  ...bodyOf(route),
  responses: repliesOf(route, statusOf),
});

const inBraces = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** The OpenAPI 3.1 description of the given routes: the same objects that the server and the pages read. */
export const openApi = (routes: readonly Route[], statusOf: StatusOf, version: string): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = inBraces(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, statusOf) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Clearbench', version, summary: 'Create, check and send payment message files.' },
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${tokenPrefix}…`,
          description: 'An access token, made on the profile page; it stands for the user who made it.',
        },
      },
    },
  };
};
