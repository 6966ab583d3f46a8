import type { Crumb } from '@clearbench/validation/language/breadcrumbs';
import type { Place } from '../report/neighbour-finding.ts';

/** An element on the way to the cursor, with the place where it begins. */
export type CrumbPlace = Crumb & { readonly place: Place };

/** What panels may ask about the text on screen beyond its letters. */
export type LanguageView = {
  /** False where the text is too long to be followed key by key. */
  readonly isOn: boolean;
  /** False where it is too long to be checked before it is saved. */
  readonly isChecked: boolean;
  /** Only a piece of the text is here: nobody knows where a path leads in all of it. */
  readonly inPieces?: true;
  readonly crumbs: () => Promise<readonly CrumbPlace[]>;
  /** Where a path leads, or how far; undefined where it leads nowhere. */
  readonly placeOfPath: (
    path: string,
  ) => Promise<{ readonly place: Place; readonly path: string; readonly isWhole: boolean } | undefined>;
};
