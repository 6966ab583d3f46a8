import { commandIdHeader, minPositionHeader, requestIdHeader, xsrfHeader } from '@clearbench/contracts/header-names';
import type { CalledRoute } from '@clearbench/contracts/route';

/** The input of any route. */
export type AnyInput = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly ifMatch?: number;
  readonly commandId?: string;
};

/** The parts of a request besides its input. */
export type Carried = {
  /** The id of the call in the logs of both sides and in the notices it causes. */
  readonly requestId: string;
  readonly xsrf: string | undefined;
  readonly commandId: string | undefined;
  readonly minPosition: number | undefined;
};

const pathOf = (path: string, params: AnyInput['params'] = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

const queryOf = (query: AnyInput['query'] = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

export const urlOf = (route: CalledRoute, input: AnyInput): string =>
  pathOf(route.path, input.params) + queryOf(input.query);

const isBlob = (value: unknown): value is Blob => typeof Blob !== 'undefined' && value instanceof Blob;

export const bodyOf = ({ bodyType = 'application/json' }: CalledRoute, body: unknown): string | Blob | undefined => {
  if (body === undefined) return undefined;
  if (bodyType === 'application/json') return JSON.stringify(body);
  return isBlob(body) ? body : (body as string);
};

export const headersOf = (route: CalledRoute, input: AnyInput, carried: Carried): Record<string, string> => ({
  ...(input.body === undefined ? {} : { 'Content-Type': `${route.bodyType ?? 'application/json'}; charset=utf-8` }),
  ...(input.ifMatch === undefined ? {} : { 'If-Match': `"${input.ifMatch}"` }),
  [requestIdHeader]: carried.requestId,
  ...(carried.xsrf === undefined ? {} : { [xsrfHeader]: carried.xsrf }),
  ...(carried.commandId === undefined ? {} : { [commandIdHeader]: carried.commandId }),
  ...(carried.minPosition === undefined ? {} : { [minPositionHeader]: String(carried.minPosition) }),
});
