import { liveLimits } from './live-limits.ts';

export type StompFrame = {
  readonly command: string;
  /** Where a header occurs twice, the first one counts (STOMP 1.2). */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
};

export type FrameError = 'session.frameTooLarge' | 'session.frameInvalid';

/** The frames completed by a text, in order, and the error after them. */
export type ReadFrames = { readonly frames: readonly StompFrame[]; readonly error?: FrameError };

const endOfFrame = '\0';
const escapes: Readonly<Record<string, string>> = { '\\n': '\n', '\\r': '\r', '\\c': ':', '\\\\': '\\' };

/** Undefined for an escape that STOMP 1.2 does not have. CONNECT frames have no escapes. */
const unescaped = (text: string, command: string): string | undefined => {
  if (command === 'CONNECT' || !text.includes('\\')) return text;
  let isValid = true;
  const plain = text.replaceAll(/\\.?/gs, (found) => {
    isValid &&= found in escapes;
    return escapes[found] ?? '';
  });
  return isValid ? plain : undefined;
};

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** The lines before the body, and the body; undefined without the empty line between them, or with too many lines. */
const linesAndBody = (text: string): { lines: readonly string[]; body: string } | undefined => {
  const lines: string[] = [];
  let from = 0;
  while (lines.length <= liveLimits.headers + 1) {
    const end = text.indexOf('\n', from);
    if (end < 0 || end - from > liveLimits.headerLine) return undefined;
    const line = withoutReturn(text.slice(from, end));
    from = end + 1;
    if (line === '') return { lines, body: text.slice(from) };
    lines.push(line);
  }
  return undefined;
};

const parsed = (text: string): StompFrame | undefined => {
  const { lines: [command, ...lines] = [], body = '' } = linesAndBody(text) ?? {};
  if (command === undefined) return undefined;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = unescaped(line.slice(0, colon), command);
    const value = unescaped(line.slice(colon + 1), command);
    if (colon < 1 || name === undefined || value === undefined) return undefined;
    if (!headers.has(name)) headers.set(name, value);
  }
  return { command, headers, body };
};

/**
 * Splits the text of a client into STOMP frames. It buffers at most one unfinished frame of the largest size. It must
 * not be used after an error.
 */
export const stompFrameReader = () => {
  let unfinished: string[] = [];
  let bytes = 0;

  return {
    read: (text: string): ReadFrames => {
      const frames: StompFrame[] = [];
      let rest = text;
      while (rest !== '') {
        // Line feeds between frames are heart-beats.
        if (unfinished.length === 0) rest = rest.replace(/^[\r\n]+/, '');
        const end = rest.indexOf(endOfFrame);
        const part = end < 0 ? rest : rest.slice(0, end);
        bytes += Buffer.byteLength(part);
        if (bytes > liveLimits.message) return { frames, error: 'session.frameTooLarge' };
        if (part !== '') unfinished.push(part);
        if (end < 0) break;
        const frame = parsed(unfinished.join(''));
        [unfinished, bytes, rest] = [[], 0, rest.slice(end + 1)];
        if (frame === undefined) return { frames, error: 'session.frameInvalid' };
        frames.push(frame);
      }
      return { frames };
    },
  };
};
