import { readFile } from 'node:fs/promises';
import type { Surroundings } from './command.ts';
import { CommandFailure } from './command-failure.ts';
import { exitCodes } from './exit-codes.ts';

/** The text of a file; "-" is standard input. */
export const contentOf = async (file: string, { readInput }: Pick<Surroundings, 'readInput'>): Promise<string> => {
  if (file === '-') return readInput();
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CommandFailure(exitCodes.usage, `${file} cannot be read: ${(error as Error).message}`);
  }
};
