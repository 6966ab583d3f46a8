import type { Direction } from '@clearbench/contracts/file/choices';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NotDone } from '../../notice/notify.ts';
import type { Trouble } from '../../saga/trouble.ts';

/** The file commands that are running; a row with a running command is rendered dimmed. */
export type OrdersState = { readonly busy: readonly string[] };

type Of<T = unknown> = { readonly fileId: string } & T;

/** A failed command, its files, and the reason. */
export type Failed = {
  readonly fileIds: readonly string[];
  readonly order: NotDone;
  readonly trouble: Trouble;
};

const begin = (state: OrdersState, fileIds: readonly string[]): OrdersState => ({ busy: [...state.busy, ...fileIds] });
const end = (state: OrdersState, fileIds: readonly string[]): OrdersState => ({
  busy: state.busy.filter((fileId) => !fileIds.includes(fileId)),
});

export const ordersSlice = createSlice({
  name: 'fileOrders',
  initialState: { busy: [] } as OrdersState,
  reducers: {
    renameRequested: (state, { payload }: PayloadAction<Of<{ fileName: string }>>) => begin(state, [payload.fileId]),
    copyRequested: (state, { payload }: PayloadAction<Of<{ newIds?: boolean }>>) => begin(state, [payload.fileId]),
    turnRequested: (state, { payload }: PayloadAction<Of<{ direction: Direction }>>) => begin(state, [payload.fileId]),
    sendRequested: (state, { payload }: PayloadAction<Of>) => begin(state, [payload.fileId]),
    deleteRequested: (state, { payload }: PayloadAction<{ fileIds: readonly string[] }>) =>
      begin(state, payload.fileIds),
    /** Files get new message, payment and transaction ids. */
    newIdsRequested: (state, { payload }: PayloadAction<{ fileIds: readonly string[]; endToEndIds?: boolean }>) =>
      begin(state, payload.fileIds),
    downloadRequested: (state, { payload }: PayloadAction<{ fileIds: readonly string[] }>) =>
      begin(state, payload.fileIds),
    orderSucceeded: (state, { payload }: PayloadAction<{ fileIds: readonly string[] }>) => end(state, payload.fileIds),
    orderFailed: (state, { payload }: PayloadAction<Failed>) => end(state, payload.fileIds),
  },
  selectors: { selectBusy: (state) => state.busy },
});

export const {
  renameRequested,
  copyRequested,
  turnRequested,
  sendRequested,
  deleteRequested,
  newIdsRequested,
  downloadRequested,
  orderSucceeded,
  orderFailed,
} = ordersSlice.actions;
export const { selectBusy } = ordersSlice.selectors;
