import { minPositionHeader, positionHeader, xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { BenchClient } from '../client/bench-client.ts';

type Media = Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
type Parameter = { readonly name: string; readonly in: string; readonly required: boolean };
export type Operation = {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Media };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Media }>>;
};
export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};
export type Input = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};
export type Answered = { readonly status: number; readonly reply: unknown; readonly headers: Headers };

const isText = (body: unknown): body is string | Blob => typeof body === 'string' || body instanceof Blob;

/**
 * Calls operations as in the OpenAPI description and validates each reply: its status, its content type, its schema
 * without undeclared properties, and the error key of a problem.
 */
export const describedCalls = (description: Description) => {
  // Nearly every schema validates a few replies: making its code shorter takes longer than running it.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
  ajv.addSchema(description, 'api');
  const validators = new Map<string, ValidateFunction>();
  const operations = new Map(
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [operation.operationId, { path, method: method.toUpperCase(), operation }] as const,
      ),
    ),
  );

  const validatorAt = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    validators.set(pointer, known);
    return known;
  };
  const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  const schemaFaults = (place: readonly string[], value: unknown): string[] => {
    const validate = validatorAt(`/${place.map(escaped).join('/')}`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  };

  const found = (name: string) => {
    const entry = operations.get(name);
    if (!entry) throw new Error(`${name} is not described`);
    return entry;
  };

  /** Differences between a reply and its description. */
  const faultsOf = (name: string, { status, reply, headers }: Answered): string[] => {
    const { path, method, operation } = found(name);
    const declared = operation.responses[String(status)];
    if (!declared) return [`status ${status} is not declared: ${JSON.stringify(reply)}`];
    const type = headers.get('Content-Type')?.split(';')[0] ?? '';
    if (status === 304) return [];
    if (!declared.content?.[type]) return [`content type ${type} is not declared for ${status}`];
    if (!type.endsWith('json') || type.includes('sarif')) return [];
    const place = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'];
    const errorKey = (reply as { errorKey?: string }).errorKey ?? '';
    const isKnown = status < 400 || declared.description.split(', ').includes(errorKey);
    return [...schemaFaults(place, reply), ...(isKnown ? [] : [`error key ${errorKey} is not declared for ${status}`])];
  };

  /** Queries wait for earlier writes. */
  let position = 0;

  const call = async (client: BenchClient, name: string, input: Input = {}): Promise<Answered> => {
    const { path, method, operation } = found(name);
    const address = Object.entries(input.path ?? {}).reduce(
      (now, [part, value]) => now.replace(`{${part}}`, encodeURIComponent(value)),
      path,
    );
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const [type = 'application/json'] = Object.keys(operation.requestBody?.content ?? {});
    const { body } = input;
    const response = await client.browser.request(query.size > 0 ? `${address}?${query}` : address, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { [xsrfHeader]: client.browser.cookie(xsrfCookie) ?? '' }),
        ...(body === undefined ? {} : { 'Content-Type': type }),
        ...(position > 0 ? { [minPositionHeader]: String(position) } : {}),
        ...input.headers,
      },
      ...(body === undefined ? {} : { body: isText(body) ? body : JSON.stringify(body) }),
    });
    position = Math.max(position, Number(response.headers.get(positionHeader) ?? 0));
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('Content-Type') ?? '');
    return { status: response.status, reply: isJson ? JSON.parse(text) : text, headers: response.headers };
  };

  return { names: [...operations.keys()], found, call, faultsOf, schemaFaults };
};
