import { type CustomStyles, defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import {
  changeCustomStylesRoute,
  readCustomStylesRoute,
  resetCustomStylesRoute,
} from '@clearbench/contracts/look-and-feel/routes';
import { resourceEditor } from '../../admin-resource/admin-resource.ts';
import type { Versioned } from '../../admin-resource/edit-state.ts';
import { caller } from '../../http/http-caller.ts';
import { notify } from '../../notice/notify.ts';

const read = caller(readCustomStylesRoute);
const change = caller(changeCustomStylesRoute);
const reset = caller(resetCustomStylesRoute);

/** The id of the look and feel: an installation has one. */
export const appearanceId = 'app';

export type StoredAppearance = CustomStyles & Versioned;

/** The colours of the installation; deleting them restores the original ones. */
export const appearance = resourceEditor<StoredAppearance, CustomStyles>({
  name: 'appearanceEdit',
  noun: 'look-and-feel',
  topic: 'look-and-feel',
  initial: defaultStyles,
  fields: [
    ['primaryColor', 'appearance.field.primaryColor'],
    ['directionTsColor', 'appearance.field.directionTsColor'],
    ['directionStColor', 'appearance.field.directionStColor'],
  ],
  readFailed: 'appearance.fetchFailed',
  errors: { stale: 'lookAndFeel.stale', notFound: '' },
  read: async () => {
    const { computedStyles: _, ...stored } = await read();
    return stored;
  },
  save: async ({ primaryColor, directionTsColor, directionStColor }, stored) => {
    await change({ body: { primaryColor, directionTsColor, directionStColor, basedOn: stored?.version ?? 0 } });
    return appearanceId;
  },
  remove: ({ version }) => reset({ query: { basedOn: version } }),
  created: () => {},
  removed: () => notify({ tone: 'good', textKey: 'appearance.wasReset' }),
  resets: true,
});
