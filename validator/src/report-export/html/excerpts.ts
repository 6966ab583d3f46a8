import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';

/** A line of the text around a finding. Of a long line the part around the finding; `column` is that of its first character. */
export type ExcerptLine = {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** The line goes on behind the part. */
  readonly goesOn: boolean;
};
export type Excerpt = readonly ExcerptLine[];

type TextPosition = Pick<ValidationMessage, 'line' | 'column'>;
type Window = { readonly line: number; readonly from: number; readonly to: number; text: string; goesOn: boolean };

/** Lines before and behind the one of the finding. */
const around = 2;
/** Characters of a line that are shown, and how many of them stand before the finding. */
const width = 160;
const before = 60;

const windowsOf = ({ line, column }: TextPosition): readonly Omit<Window, 'text' | 'goesOn'>[] =>
  Array.from({ length: 2 * around + 1 }, (_, at) => line - around + at)
    .filter((shown) => shown >= 1)
    .map((shown) => {
      const from = shown === line && column > width - before ? column - before : 1;
      return { line: shown, from, to: from + width };
    });

/** Collects the text around findings while a text is read, in memory that depends on the number of findings only. */
export const excerptCollector = (positions: readonly TextPosition[]) => {
  const windows = new Map<string, Window>();
  const ofPlaces = positions.map((place) =>
    windowsOf(place).map((requested) => {
      const key = `${requested.line}:${requested.from}`;
      const known = windows.get(key) ?? { ...requested, text: '', goesOn: false };
      windows.set(key, known);
      return known;
    }),
  );
  const byLine = Map.groupBy(windows.values(), ({ line }) => line);
  const last = Math.max(0, ...byLine.keys());
  const reached = new Set<number>();
  const lineBreak = /[\r\n]/g;
  let [line, column, afterReturn] = [1, 1, false];

  const takeLine = (text: string, from: number, to: number): void => {
    reached.add(line);
    for (const window of byLine.get(line) ?? []) {
      const start = from + Math.max(0, window.from - column);
      const end = Math.min(to, from + window.to - column);
      if (end > start) window.text += text.slice(start, end);
      if (from + window.to - column < to) window.goesOn = true;
    }
  };

  return {
    /** False once nothing that follows is needed. */
    push: (text: string): boolean => {
      let at = afterReturn && text.startsWith('\n') ? 1 : 0;
      if (text !== '') afterReturn = false;
      while (at < text.length && line <= last) {
        lineBreak.lastIndex = at;
        const end = lineBreak.exec(text)?.index ?? text.length;
        if (byLine.has(line)) takeLine(text, at, end);
        column += end - at;
        if (end === text.length) break;
        const isReturn = text[end] === '\r';
        afterReturn = isReturn && end + 1 === text.length;
        at = isReturn && text[end + 1] === '\n' ? end + 2 : end + 1;
        line += 1;
        column = 1;
      }
      return line <= last;
    },
    /** The excerpt of each finding, in the order given. */
    take: (): readonly Excerpt[] =>
      ofPlaces.map((lines) =>
        lines
          .filter((window) => reached.has(window.line))
          .map(({ line: number, from, text, goesOn }) => ({ line: number, column: from, text, goesOn })),
      ),
  };
};

/** The excerpts of a text that is there as a whole. */
export const excerptsIn = (bytes: Uint8Array, positions: readonly TextPosition[]): readonly Excerpt[] => {
  const collector = excerptCollector(positions);
  collector.push(new TextDecoder().decode(bytes));
  return collector.take();
};

/** The excerpts of a text that arrives in chunks; reading ends behind the last finding. */
export const excerptsOf = async (
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  positions: readonly TextPosition[],
): Promise<readonly Excerpt[]> => {
  const collector = excerptCollector(positions);
  const decoder = new TextDecoder();
  for await (const chunk of chunks) if (!collector.push(decoder.decode(chunk, { stream: true }))) break;
  return collector.take();
};
