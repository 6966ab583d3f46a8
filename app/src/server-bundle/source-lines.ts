import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** A module, a line and a column in a line of a stack trace. */
const place = /(file:\/\/[^\s()]+):(\d+):(\d+)/;

const mapOf = (file: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    // The file has no map: the trace keeps its place in the bundle.
    return undefined;
  }
};

/**
 * Stack traces name the lines of the sources of the modules in a folder, the address of which ends with a slash.
 * The map of a file is read when the first trace contains it. Node's own support reads the maps of all files at the
 * start, and counts the characters of their lines.
 */
export const nameSourceLines = (folder: string): void => {
  const prepare = Error.prepareStackTrace;
  if (prepare === undefined) return;
  const maps = new Map<string, SourceMap | undefined>();
  const named = (bundled: string, file: string, line: string, column: string): string => {
    if (!file.startsWith(folder)) return bundled;
    if (!maps.has(file)) maps.set(file, mapOf(file));
    const origin = maps.get(file)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !('fileName' in origin)) return bundled;
    return `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}`;
  };
  Error.prepareStackTrace = (error, sites) => {
    const trace: unknown = prepare(error, sites);
    if (typeof trace !== 'string') return trace;
    const lines = trace.split('\n');
    // The lines before the calls are the message, which may contain what a client sent.
    const firstCall = lines.length - sites.length;
    return lines.map((line, index) => (index < firstCall ? line : line.replace(place, named))).join('\n');
  };
};
