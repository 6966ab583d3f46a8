import { languages } from '@clearbench/contracts/translation/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Languages the interface can be shown in; the product's own until the others are known. */
export const languagesSlice = createSlice({
  name: 'languages',
  initialState: languages as readonly string[],
  reducers: {
    languagesSucceeded: (_, { payload }: PayloadAction<readonly string[]>) => payload,
    /** What was known before still stands. */
    languagesFailed: (state) => state,
  },
  selectors: { selectLanguages: (state) => state },
});

export const { languagesSucceeded, languagesFailed } = languagesSlice.actions;
export const { selectLanguages } = languagesSlice.selectors;
