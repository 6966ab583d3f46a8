import type { Crumb } from '@clearbench/authoring/language/breadcrumbs';
import type { SubsetName } from '@clearbench/authoring/language/subset-name';
import type { TextPosition } from '../report/adjacent-finding.ts';

/** An element on the path to the cursor, with its start. */
export type LocatedCrumb = Crumb & { readonly position: TextPosition };

/** The requests that panels can make about the text on screen. */
export type LanguageView = {
  /** False if the text is too long to be analysed on each key. */
  readonly isOn: boolean;
  /** False if the text is too long to be validated before it is saved. */
  readonly isChecked: boolean;
  /** Only a piece of the text is loaded: a path in the whole text cannot be resolved. */
  readonly inPieces?: true;
  /** The subset with which the text is compared; undefined where none is known. */
  readonly subset: () => Promise<SubsetName | undefined>;
  readonly crumbs: () => Promise<readonly LocatedCrumb[]>;
  /** The target of a path, or of its longest part that exists; undefined if there is none. */
  readonly targetOfPath: (
    path: string,
  ) => Promise<{ readonly position: TextPosition; readonly path: string; readonly isWhole: boolean } | undefined>;
};
