import { parseArgs } from 'node:util';
import { client } from '@clearbench/client/client';
import { ClientError } from '@clearbench/client/client-error';
import type { Options, Printed, Surroundings } from './command.ts';
import { CommandFailure } from './command-failure.ts';
import { commands, optionTexts } from './commands.ts';
import { completion, shells } from './completion.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { help, helpOf } from './help.ts';
import { readAccess } from './stored-access.ts';

export type Result = { readonly code: ExitCode; readonly output: string; readonly error: string };

type Flags = { readonly json: boolean; readonly text: boolean; readonly id: boolean };
type Terminal = Surroundings & { readonly isTerminal: boolean };

const known = Object.fromEntries(
  Object.entries(optionTexts).map(([name, { isFlag }]) => [
    name,
    { type: isFlag ? 'boolean' : 'string', multiple: name === 'set' } as const,
  ]),
);
const flags = { json: { type: 'boolean' }, text: { type: 'boolean' }, help: { type: 'boolean' } } as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { ...known, ...flags }, allowPositionals: true });
  } catch (error) {
    throw new CommandFailure(exitCodes.usage, (error as Error).message);
  }
};

const written = ({ data, text, ids }: Printed, { json, text: asText, id }: Flags, isTerminal: boolean): string => {
  if (id && ids !== undefined) return ids.map((one) => `${one}\n`).join('');
  const readable = data === undefined || (!json && (asText || isTerminal));
  const output = readable ? text : JSON.stringify(data, undefined, 2);
  return output.endsWith('\n') || output === '' ? output : `${output}\n`;
};

const refusedStatuses = [401, 403];

const failureOf = (error: unknown): Pick<Result, 'code' | 'error'> => {
  if (error instanceof CommandFailure) return { code: error.code, error: error.message };
  if (error instanceof ClientError) {
    const code = refusedStatuses.includes(error.status) ? exitCodes.refused : exitCodes.failed;
    return { code, error: error.message };
  }
  const { message, cause } = error as Error & { readonly cause?: Error };
  return { code: exitCodes.failed, error: cause ? `${message}: ${cause.message}` : message };
};

const checkedOptions = (name: string, given: Readonly<Record<string, unknown>>): Options => {
  const allowed: readonly string[] = [...(commands[name]?.options ?? []), ...Object.keys(flags)];
  const unknown = Object.keys(given).find((option) => !allowed.includes(option));
  if (unknown !== undefined) throw new CommandFailure(exitCodes.usage, `${name} has no option --${unknown}`);
  return given as Options;
};

const printedBy = async (name: string, operands: readonly string[], given: object, terminal: Terminal) => {
  const command = commands[name];
  if (!command) throw new CommandFailure(exitCodes.usage, `there is no command ${name}; see clearbench --help`);
  const options = checkedOptions(name, { ...given });
  const [least, most] = command.takes;
  if (operands.length < least || operands.length > most)
    throw new CommandFailure(exitCodes.usage, `usage: clearbench ${name} ${command.operands}`.trimEnd());
  const bench = async () => client(await readAccess(terminal.env));
  return command.run({ ...terminal, operands, options, bench });
};

const completionOf = (shell: string | undefined): string => {
  const found = shells.find((each) => each === shell);
  if (!found) throw new CommandFailure(exitCodes.usage, `usage: clearbench completion ${shells.join('|')}`);
  return completion(found);
};

/** Runs the command line; the main writes the result. */
export const run = async (args: readonly string[], terminal: Terminal): Promise<Result> => {
  try {
    const { values, positionals } = parsed(args);
    const [name, ...operands] = positionals;
    const {
      json = false,
      text = false,
      id = false,
      help: wantsHelp = false,
    } = values as Partial<Record<string, boolean>>;
    if (name === undefined || wantsHelp)
      return { code: exitCodes.good, output: `${name === undefined ? help() : helpOf(name)}\n`, error: '' };
    if (name === 'completion') return { code: exitCodes.good, output: completionOf(operands[0]), error: '' };
    const printed = await printedBy(name, operands, values, terminal);
    return { code: printed.code, output: written(printed, { json, text, id }, terminal.isTerminal), error: '' };
  } catch (error) {
    return { output: '', ...failureOf(error) };
  }
};
