import { readHistoryRoute } from '@clearbench/contracts/settings/history-routes';
import { caller } from '../http/http-caller.ts';
import { addFeature } from '../store.ts';
import { addChoices } from '../user/administration/choices/add-choices.ts';
import { historySaga } from './history-saga.ts';
import { historySlice } from './history-slice.ts';

const read = caller(readHistoryRoute);

const saga = historySaga((params, before) => read({ params, query: before === undefined ? {} : { before } }));

/** Adds the state and the saga of histories; a page with a `HistoryView` needs them. */
export const addHistory = (): void => {
  addChoices();
  addFeature({ slice: historySlice, saga });
};
