import type { DestinationStream } from 'pino';
import type { LogFormat } from './settings/observability.ts';
import { standardOutput } from './standard-output.ts';

type Line = {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
} & Readonly<Record<string, unknown>>;

/** Fields of every line that are useless to a reader at a terminal. */
const left = new Set(['level', 'time', 'msg', 'err', 'pid', 'hostname']);
const info = 30;
const nameOf = (level: number): string => {
  if (level >= 60) return 'FATAL ';
  if (level >= 50) return 'ERROR ';
  return level >= 40 ? 'WARN ' : '';
};

const timeOf = (time: number): string => new Date(time).toTimeString().slice(0, 8);

const isShort = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The fields of a line for a terminal; lines of level info show the message only. */
const fieldsOf = (line: Line): string =>
  line.level <= info
    ? ''
    : Object.entries(line)
        .filter(([name, value]) => !left.has(name) && isShort(value))
        .map(([name, value]) => ` ${name}=${String(value)}`)
        .join('');

const asText = (json: string): string => {
  const line = JSON.parse(json) as Line;
  const fault = line.err?.stack ?? line.err?.message;
  const more = fault === undefined ? '' : `\n${fault.replaceAll(/^/gm, '  ')}`;
  return `${timeOf(line.time)}  ${nameOf(line.level)}${line.msg ?? ''}${fieldsOf(line)}${more}\n`;
};

/** The destination of log lines: JSON lines as they are, or text for a terminal. */
export const logDestination = (
  format: LogFormat,
  output: { write(text: string): unknown } = standardOutput(),
): DestinationStream => ({ write: (line) => void output.write(format === 'json' ? line : asText(line)) });
