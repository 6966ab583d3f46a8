import type { Client } from '@clearbench/client/client';
import type { ExitCode } from './exit-codes.ts';
import type { Paint } from './paint.ts';

export type OptionName =
  | 'env'
  | 'rulebook'
  | 'direction'
  | 'name'
  | 'template'
  | 'set'
  | 'format'
  | 'output'
  | 'wait'
  | 'until'
  | 'timeout'
  | 'url'
  | 'id';
export type Options = Readonly<Partial<Record<Exclude<OptionName, 'set' | 'id'>, string>>> & {
  readonly set?: readonly string[];
  readonly id?: boolean;
};

/** What a command prints: data for programs, a text for people. */
export type Printed = {
  readonly code: ExitCode;
  readonly data: unknown;
  readonly text: string;
  /** The ids of new files. */
  readonly ids?: readonly string[];
};

export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly paint: Paint;
  /** Shows the progress on a terminal; the next one replaces it. */
  progress(text: string): void;
  readInput(): Promise<string>;
  /** Reads a line without showing it. */
  readSecret(question: string): Promise<string>;
};

export type Call = {
  readonly operands: readonly string[];
  readonly options: Options;
  readonly bench: () => Promise<Client>;
} & Surroundings;

export type Command = {
  readonly summary: string;
  /** The operands, as the help shows them. */
  readonly operands: string;
  /** Least and most number of operands. */
  readonly takes: readonly [least: number, most: number];
  readonly options: readonly OptionName[];
  run(call: Call): Promise<Printed>;
};
