import type { Environment } from './environment.ts';
import { settingsError } from './settings-error.ts';

/** Where traces and metrics go, and what is sent along to be let in there. */
export type TelemetrySettings = {
  /** Without a slash at its end; `/v1/traces` and `/v1/metrics` come behind it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
};

const urlOf = (text: string): string => {
  const url = URL.parse(text);
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain)
    throw settingsError(
      'CLEARBENCH_OTLP_URL must be the address of an OTLP collector, such as http://collector:4318, without account, question mark and /v1/traces',
    );
  return url.href.replace(/\/$/, '');
};

const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

const headerOf = (pair: string): [name: string, value: string] => {
  const [, name, written = ''] = /^\s*([\w-]+)\s*=(.*)$/.exec(pair) ?? [];
  const value = decoded(written.trim());
  if (name === undefined || !value || !/^[\x20-\x7e]+$/.test(value))
    throw settingsError(
      'CLEARBENCH_OTLP_HEADERS must be names and values, such as Authorization=Bearer%20abc,X-Tenant=bench',
    );
  return [name, value];
};

/** Undefined where nobody collects anything. */
export const telemetryOf = (env: Environment): TelemetrySettings | undefined => {
  const { CLEARBENCH_OTLP_URL: url = '', CLEARBENCH_OTLP_HEADERS: headers = '' } = env;
  if (url === '' && headers !== '')
    throw settingsError('CLEARBENCH_OTLP_HEADERS is of no use without CLEARBENCH_OTLP_URL');
  if (url === '') return undefined;
  return { url: urlOf(url), headers: Object.fromEntries(headers === '' ? [] : headers.split(',').map(headerOf)) };
};
