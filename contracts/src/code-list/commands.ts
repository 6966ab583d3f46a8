import type { CodeListContent } from './events.ts';

/**
 * `basedOn`: the version of the list that the administrator saw; the decider refuses a command with another version as
 * stale. Absent for a new list; 0 for an unchanged built-in list.
 */
export type CodeListCommand =
  | {
      type: 'SaveCodeList';
      data: { name: string; content: CodeListContent; basedOn: number | undefined; builtIn: boolean };
      at: string;
    }
  | { type: 'RemoveCodeList'; data: { name: string }; at: string };
