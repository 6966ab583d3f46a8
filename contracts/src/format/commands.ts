import type { FormatSettings } from './events.ts';

/**
 * `basedOn`: the version that the administrator saw, 0 for an unchanged built-in format. The decider refuses another
 * version as stale.
 */
export type FormatCommand =
  | { type: 'AddFormat'; data: { formatId: string; settings: FormatSettings }; at: string }
  | { type: 'ChangeFormat'; data: { formatId: string; settings: FormatSettings; basedOn: number }; at: string }
  | { type: 'RemoveFormat'; data: { formatId: string }; at: string };
