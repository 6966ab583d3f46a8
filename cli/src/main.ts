import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { paintWith } from './paint.ts';
import { run } from './run.ts';

const { stdin, stdout, stderr, env } = process;
const clearLine = '\r\u001B[K';
const isInteractive = stderr.isTTY === true;

/** Progress is on standard error, so that standard output contains the result only. */
const progress = (line: string): void => {
  if (isInteractive) stderr.write(`${clearLine}${line}`.slice(0, (stderr.columns || 80) + clearLine.length - 1));
};

/** What is typed is not shown; a pipe is read to its end. */
const readSecret = async (question: string): Promise<string> => {
  if (!stdin.isTTY) return text(stdin);
  stderr.write(question);
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nothing, terminal: true });
  const typed = await lines.question('');
  lines.close();
  stderr.write('\n');
  return typed;
};

const paint = paintWith(stdout.isTTY === true && !env.NO_COLOR);
const terminal = { env, paint, progress, readSecret, readInput: () => text(stdin), isTerminal: stdout.isTTY === true };
const { code, output, error } = await run(process.argv.slice(2), terminal);
if (isInteractive) stderr.write(clearLine);
stdout.write(output);
if (error !== '') stderr.write(`clearbench: ${error}\n`);
process.exitCode = code;
