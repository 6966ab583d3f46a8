import { readHistoryRoute } from '@clearbench/contracts/settings/history-routes';
import { historySaga } from '../../history/history-saga.ts';
import { historySlice } from '../../history/history-slice.ts';
import { caller } from '../../http/caller.ts';
import { addFeature } from '../../store.ts';
import { addChoices } from './user-choices-feature.ts';

const read = caller(readHistoryRoute);

const saga = historySaga((params, before) => read({ params, query: before === undefined ? {} : { before } }));

/** State and saga of any thing's history: what a page with a `HistoryView` adds. */
export const addHistory = (): void => {
  addChoices();
  addFeature({ slice: historySlice, saga });
};
