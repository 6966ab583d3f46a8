/** Colours of a terminal; without colours, the text as it is. */
export type Paint = Readonly<Record<'good' | 'bad' | 'warn' | 'dim' | 'bold', (text: string) => string>>;

const codes = { good: 32, bad: 31, warn: 33, dim: 2, bold: 1 } as const;

/** Escape sequences, unless the output is no terminal or `NO_COLOR` is set. */
export const paintWith = (colours: boolean): Paint =>
  Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [
      name,
      (text: string) => (colours ? `\u001B[${code}m${text}\u001B[0m` : text),
    ]),
  ) as Paint;

/** Rows with aligned columns. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const barWidth = 24;

/** A bar that is full when everything is finished. */
export const progressBar = (finished: number, all: number): string => {
  const filled = all === 0 ? 0 : Math.round((finished / all) * barWidth);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
};
