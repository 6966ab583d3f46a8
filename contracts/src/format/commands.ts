import type { FormatSettings } from './events.ts';

/** `basedOn`: the version the administrator saw, 0 for what the product brings; another one is refused as stale. */
export type FormatCommand =
  | { type: 'AddFormat'; data: { formatId: string; settings: FormatSettings }; at: string }
  | { type: 'ChangeFormat'; data: { formatId: string; settings: FormatSettings; basedOn: number }; at: string }
  | { type: 'RemoveFormat'; data: { formatId: string }; at: string };
