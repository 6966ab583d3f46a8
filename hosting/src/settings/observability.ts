import type { Environment } from './environment.ts';
import { choiceOf, everyProcess, queryProcesses, type Setting } from './setting.ts';
import { settingsError } from './settings-error.ts';

export type LogFormat = 'json' | 'text';

/** Where traces and metrics are sent, and the request headers for the collector. */
export type TelemetrySettings = {
  /** Without a slash at its end; `/v1/traces` and `/v1/metrics` are appended. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
};

const metricsToken: Setting = {
  name: 'CLEARBENCH_METRICS_TOKEN',
  usedBy: queryProcesses,
  shown: 'nothing',
  documentation: [
    '',
    'the bearer token for scraping `/api/admin/metrics/prometheus`; at least 16 characters. Without it only administrators can read metrics',
  ],
};

const collectorUrl: Setting = {
  name: 'CLEARBENCH_OTLP_URL',
  usedBy: everyProcess,
  documentation: [
    'none: nothing is sent',
    'an OpenTelemetry collector, `http://collector:4318`; traces and metrics are sent there as OTLP over HTTP in JSON',
  ],
};

const collectorHeaders: Setting = {
  name: 'CLEARBENCH_OTLP_HEADERS',
  usedBy: everyProcess,
  shown: 'nothing',
  documentation: [
    '',
    'request headers for the collector, `Authorization=Bearer%20…,X-Tenant=bench`; values are percent-encoded',
  ],
};

const logLevel: Setting = {
  name: 'CLEARBENCH_LOG_LEVEL',
  usedBy: everyProcess,
  fallback: () => 'info',
  documentation: [
    'info',
    'the level of the structured log on standard output; lines about start, stop and errors that end the process appear at any level',
  ],
};

const logFormat: Setting = {
  name: 'CLEARBENCH_LOG_FORMAT',
  usedBy: everyProcess,
  fallback: (env) => (env.NODE_ENV === 'production' ? 'json' : 'text in a terminal, else json'),
  documentation: [
    'json; text in a terminal outside production',
    '`json` writes one JSON object a line, `text` readable lines',
  ],
};

export const observabilitySettings = {
  metricsToken,
  collectorUrl,
  collectorHeaders,
  logLevel,
  logFormat,
} satisfies Readonly<Record<string, Setting>>;

const shortestToken = 16;

/** The bearer token of a metrics scraper; undefined if unset. */
export const metricsTokenOf = (env: Environment): string | undefined => {
  const { [metricsToken.name]: token } = env;
  if (token !== undefined && token.length < shortestToken)
    throw settingsError(`CLEARBENCH_METRICS_TOKEN must have at least ${shortestToken} characters`);
  return token;
};

/** The lowest level of lines that the log contains. */
export const logLevelOf = (env: Environment): string =>
  choiceOf(logLevel, ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], env);

/** JSON for programs; text for a person who starts the product in a terminal. */
export const logFormatOf = (env: Environment, isTerminal: boolean = process.stdout.isTTY === true): LogFormat => {
  const { [logFormat.name]: format, NODE_ENV: mode } = env;
  if (format === undefined) return isTerminal && mode !== 'production' ? 'text' : 'json';
  if (format !== 'json' && format !== 'text')
    throw settingsError(`CLEARBENCH_LOG_FORMAT must be json or text, not "${format}"`);
  return format;
};

const collectorOf = (text: string): string => {
  const url = URL.parse(text);
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain)
    throw settingsError(
      'CLEARBENCH_OTLP_URL must be the address of an OTLP collector, such as http://collector:4318, without credentials, query and /v1/traces',
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

/** Undefined if the installation has no collector. */
export const telemetryOf = (env: Environment): TelemetrySettings | undefined => {
  const { [collectorUrl.name]: url = '', [collectorHeaders.name]: headers = '' } = env;
  if (url === '' && headers !== '') throw settingsError('CLEARBENCH_OTLP_HEADERS requires CLEARBENCH_OTLP_URL');
  if (url === '') return undefined;
  return { url: collectorOf(url), headers: Object.fromEntries(headers === '' ? [] : headers.split(',').map(headerOf)) };
};
