import type { CollectedValues } from './collected-values.ts';
import { corrupted } from './corrupt-values.ts';
import { hostileValues } from './hostile-values.ts';
import type { RandomChoice } from './random-choice.ts';
import { type Schema, valueFor } from './value-from-schema.ts';

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
};
type Operation = {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};
/** The part of an OpenAPI description that requests are generated from. */
export type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

export type FuzzRequest = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Lone surrogates cannot occur in a URL; all other characters are escaped. */
const escaped = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed()).slice(0, 4_000);

/** The characters that a header can contain. */
const inHeader = (value: unknown): string =>
  asText(value)
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, 2_000);

/** Generates requests from a description: about half are valid, the others have an injected error. */
export const requestsOf = ({ paths }: Description, chance: RandomChoice, received: CollectedValues) => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const sources = { chance, heard: received };

  const bodyOf = ({ requestBody }: Operation, isSpoilt: boolean) => {
    const [type, { schema = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    if (type === undefined) return undefined;
    const value = valueFor(schema, '', sources);
    const sent = isSpoilt ? corrupted(value, chance) : value;
    const text = type === 'application/json' ? (JSON.stringify(sent) ?? '') : asText(sent);
    return { type, text: isSpoilt && chance.is(0.1) ? text.slice(0, chance.below(text.length + 1)) : text };
  };

  return (): FuzzRequest => {
    const { path, method, operation } = chance.one(operations);
    const isSpoilt = chance.is(0.5);
    const valueTo = ({ name, schema }: Parameter): unknown =>
      isSpoilt && chance.is(0.3) ? chance.one(hostileValues) : valueFor(schema, name, sources);
    const given = operation.parameters.filter(({ required }) => required || chance.is(0.4));
    const inPlace = (place: Parameter['in']) => given.filter((parameter) => parameter.in === place);

    const filled = inPlace('path').reduce(
      (now, parameter) => now.replace(`{${parameter.name}}`, () => escaped(valueTo(parameter))),
      path,
    );
    const query = inPlace('query').map((parameter) => `${parameter.name}=${escaped(valueTo(parameter))}`);
    const headers = inPlace('header')
      .filter(({ name }) => !/xsrf|position/i.test(name))
      .map((parameter) => [parameter.name, inHeader(parameter.name === 'If-Match' ? '"1"' : valueTo(parameter))]);
    const body = bodyOf(operation, isSpoilt);
    return {
      operationId: operation.operationId,
      method,
      path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
      headers: { ...Object.fromEntries(headers), ...(body ? { 'Content-Type': body.type } : {}) },
      ...(body ? { body: body.text } : {}),
    };
  };
};
