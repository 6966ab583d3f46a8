import type { CodeListContent } from './events.ts';

/**
 * `basedOn`: the version of the list the administrator saw; another one is refused as stale. Missing for a new list;
 * 0 for what the product brings.
 */
export type CodeListCommand =
  | {
      type: 'SaveCodeList';
      data: { name: string; content: CodeListContent; basedOn: number | undefined; builtIn: boolean };
      at: string;
    }
  | { type: 'RemoveCodeList'; data: { name: string }; at: string };
