import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The dialog about a file, or about a template where no file is set. */
export type ReceiveState = { readonly isOpen: boolean; readonly file?: VipFileSummary };

const closed: ReceiveState = { isOpen: false };

export const receiveSlice = createSlice({
  name: 'receive',
  initialState: closed,
  reducers: {
    receiveDialogOpened: (_, { payload }: PayloadAction<VipFileSummary | undefined>): ReceiveState =>
      payload === undefined ? { isOpen: true } : { isOpen: true, file: payload },
    receiveDialogClosed: () => closed,
  },
  selectors: { selectReceive: (state) => state },
});

export const { receiveDialogOpened, receiveDialogClosed } = receiveSlice.actions;
export const { selectReceive } = receiveSlice.selectors;
