import type { CustomStyles } from '@clearbench/contracts/look-and-feel/colors';
import {
  changeCustomStylesRoute,
  readCustomStylesRoute,
  resetCustomStylesRoute,
} from '@clearbench/contracts/look-and-feel/routes';
import { editingSaga } from '../../editing/editing-saga.ts';
import { caller } from '../../http/caller.ts';
import {
  appearanceId,
  appearanceSlice,
  type StoredAppearance,
} from '../../look-and-feel/appearance/appearance-slice.ts';
import { notify } from '../../notice/notify.ts';
import { addFeature, store } from '../../store.ts';
import { addHistory } from './history-feature.ts';

const read = caller(readCustomStylesRoute);
const change = caller(changeCustomStylesRoute);
const reset = caller(resetCustomStylesRoute);

const saga = editingSaga({
  slice: appearanceSlice,
  topic: 'look-and-feel',
  stale: 'lookAndFeel.stale',
  // There always is an appearance.
  gone: '',
  readStored: async () => {
    const { computedStyles: _, ...stored } = await read();
    return stored;
  },
  save: async (draft, stored) => {
    const { version, ...styles } = stored as StoredAppearance;
    await change({ body: { ...styles, ...(draft as Partial<CustomStyles>), basedOn: version } });
    return appearanceId;
  },
  remove: ({ version }) => reset({ query: { basedOn: version } }),
  made: () => undefined,
  removed: () => {
    notify({ tone: 'good', textKey: 'appearance.wasReset' });
    store.dispatch(appearanceSlice.actions.opened(appearanceId));
  },
});

/** State and saga of the form for the colours, with what they need of the server. */
export const addAppearanceFeatures = (): void => {
  addHistory();
  addFeature({ slice: appearanceSlice, saga });
};
