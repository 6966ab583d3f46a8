import { view } from '../view.ts';
import type { FormatSettings } from './events.ts';

/** A format as changed by administrators. */
export type ChangedFormat = FormatSettings & { readonly version: number };

/**
 * id = `sct-2025` and so on. Only changed formats, by message type; one document holds all formats that a validation
 * needs.
 */
export type RulebookFormatsDocument = {
  readonly rulebook: string;
  /** The format of the last event. */
  readonly latest: string;
  readonly formats: Readonly<Record<string, ChangedFormat>>;
};

export const rulebookFormatsView = view<RulebookFormatsDocument>('rulebook-formats', { indexes: [['rulebook']] });
