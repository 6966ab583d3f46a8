import { view } from '../view.ts';
import type { AssetName, AssetType } from './assets.ts';
import type { CustomStyles } from './colors.ts';

export type AssetFacts = { readonly sha256: string; readonly mediaType: AssetType; readonly size: number };

/** One document; id = `app`. Missing until somebody changed anything. */
export type LookAndFeelDocument = {
  /** Undefined: the colours the product came with. */
  readonly styles?: CustomStyles | undefined;
  /** Counts changes of the colours. */
  readonly version: number;
  readonly assets: Readonly<Partial<Record<AssetName, AssetFacts>>>;
  /** Position of the last event about it: what the style sheet is cached by, and what a change notice says. */
  readonly revision: number;
};

export const lookAndFeelView = view<LookAndFeelDocument>('look-and-feel', { indexes: [] });
export const lookAndFeelId = 'app';
