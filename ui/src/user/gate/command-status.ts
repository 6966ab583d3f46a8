import type { Problem } from '../../saga/problem.ts';

/** A command of an access page and its status. */
export type CommandStatus<Reply = undefined> =
  | { readonly status: 'initial' }
  | { readonly status: 'loading' }
  | { readonly status: 'idle'; readonly reply: Reply }
  | { readonly status: 'error'; readonly problem: Problem };

export const asking: CommandStatus<never> = { status: 'loading' };
export const answered = <Reply>(reply: Reply): CommandStatus<Reply> => ({ status: 'idle', reply });
export const refused = (problem: Problem): CommandStatus<never> => ({ status: 'error', problem });
