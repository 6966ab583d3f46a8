import { languages } from '@clearbench/contracts/translation/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The languages of the interface; the built-in ones until the list is loaded. */
export const languagesSlice = createSlice({
  name: 'languages',
  initialState: languages as readonly string[],
  reducers: {
    languagesSucceeded: (_, { payload }: PayloadAction<readonly string[]>) => payload,
    /** The last list stays. */
    languagesFailed: (state) => state,
  },
  selectors: { selectLanguages: (state) => state },
});

export const { languagesSucceeded, languagesFailed } = languagesSlice.actions;
export const { selectLanguages } = languagesSlice.selectors;
