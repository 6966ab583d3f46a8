import { view } from '../view.ts';
import type { FormatSettings } from './events.ts';

/** What administrators made of a format. */
export type ChangedFormat = FormatSettings & { readonly version: number };

/** id = `sct-2025` and so on; by message type, only formats administrators changed. One read tells a check all it needs. */
export type RulebookFormatsDocument = {
  readonly rulebook: string;
  /** The format the last event was about. */
  readonly latest: string;
  readonly formats: Readonly<Record<string, ChangedFormat>>;
};

export const rulebookFormatsView = view<RulebookFormatsDocument>('rulebook-formats', { indexes: [['rulebook']] });
