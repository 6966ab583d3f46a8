import { hindranceKey, hindranceOf, type Permissions } from '../header/file-orders.ts';
import { longestChecked } from '../language/protocol.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';

/** What else may be made of the text, each in a dialog of its own. */
export type CraftName = 'breakRule' | 'convert';

/** The sentence that says why something cannot be done now. */
type Reason = { readonly key: string; readonly params?: { readonly megabytes: number } };

/** An order of a menu and of the palette. */
export type Craft = {
  readonly name: CraftName;
  readonly textKey: string;
  readonly reason: Reason | undefined;
};

const reasonOf = (
  name: CraftName,
  file: OpenFile,
  permissions: Permissions,
  text: Pick<TextView, 'source'> | undefined,
): Reason | undefined => {
  // They write into the text, as laying it out anew does.
  const hindrance = hindranceOf('indent', file, permissions);
  if (hindrance !== undefined) return { key: hindranceKey(hindrance) };
  if (text === undefined) return { key: 'deliberate.loading' };
  const isTooLong = name === 'breakRule' && text.source.length() > longestChecked;
  return isTooLong ? { key: 'deliberate.tooLong', params: { megabytes: longestChecked / 1024 / 1024 } } : undefined;
};

/** What is offered for the text of a file, and why not where it is not. */
export const craftsOf = (
  file: OpenFile,
  permissions: Permissions,
  text: Pick<TextView, 'source'> | undefined,
): readonly Craft[] =>
  (['breakRule', 'convert'] as const).map((name) => ({
    name,
    textKey: name === 'breakRule' ? 'deliberate.break.menu' : 'deliberate.convert.menu',
    reason: reasonOf(name, file, permissions, text),
  }));
