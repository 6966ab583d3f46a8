import type { Trouble } from '../../saga/trouble.ts';

/** A command of an access page and its status. */
export type Ask<Reply = undefined> =
  | { readonly status: 'initial' }
  | { readonly status: 'loading' }
  | { readonly status: 'idle'; readonly reply: Reply }
  | { readonly status: 'error'; readonly trouble: Trouble };

export const asking: Ask<never> = { status: 'loading' };
export const answered = <Reply>(reply: Reply): Ask<Reply> => ({ status: 'idle', reply });
export const refused = (trouble: Trouble): Ask<never> => ({ status: 'error', trouble });
