const width = 30;

/** Draws the progress, `done` from 0 to 1, over the previous one in the same line. */
export const progressBar = (terminal: Pick<NodeJS.WriteStream, 'write'>, done: number, says: string): void => {
  const share = Math.min(1, Math.max(0, done || 0));
  const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '·');
  terminal.write(`\r${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${says} `);
};
