import { view } from '../view.ts';
import type { AssetName, AssetType } from './assets.ts';
import type { CustomStyles } from './colors.ts';

export type AssetFacts = { readonly sha256: string; readonly mediaType: AssetType; readonly size: number };

/** One document; id = `app`. Absent until the first change. */
export type LookAndFeelDocument = {
  /** Undefined for the built-in colours. */
  readonly styles?: CustomStyles | undefined;
  /** Number of changes of the colours. */
  readonly version: number;
  readonly assets: Readonly<Partial<Record<AssetName, AssetFacts>>>;
  /**
   * Position of the last event of the look and feel: the cache key of the style sheet and the revision of change
   * notices.
   */
  readonly revision: number;
};

export const lookAndFeelView = view<LookAndFeelDocument>('look-and-feel', { indexes: [] });
export const lookAndFeelId = 'app';
