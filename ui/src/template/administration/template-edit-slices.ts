import type {
  TemplateCheck,
  TemplateDetails,
  TemplateEntry,
} from '@clearbench/contracts/template/administration-routes';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type EditingState, editingSlice } from '../../editing/editing-slice.ts';
import { type ListingState, listingSlice } from '../../editing/listing-slice.ts';
import type { Trouble } from '../../saga/trouble.ts';

export type TemplateDraft = { readonly templateName: string; readonly content: TemplateContent };
/** A template as the form compares it. */
export type StoredTemplate = TemplateDraft & Pick<TemplateDetails, 'version' | 'files' | 'textKeys'>;

export const storedTemplate = ({
  templateName,
  version,
  files,
  textKeys,
  ...content
}: TemplateDetails): StoredTemplate => ({
  templateName,
  version,
  files,
  textKeys,
  content,
});

export const freshTemplate: TemplateDraft = {
  templateName: '',
  content: {
    title: '',
    description: '',
    group: '',
    messageType: '',
    scheme: 'sct',
    rbVersions: ['2025'],
    sections: [],
    body: '',
  },
};

export const templateListSlice = listingSlice('templateList');
export const templateEditSlice = editingSlice('templateEdit');

export type TemplateEdit = EditingState<StoredTemplate, TemplateDraft>;

type ListState = Parameters<typeof templateListSlice.selectors.selectListing>[0];
type EditState = Parameters<typeof templateEditSlice.selectors.selectEditing>[0];

/** Every template there is. */
export const selectTemplateList = (state: ListState): ListingState<TemplateEntry> =>
  templateListSlice.selectors.selectListing(state) as ListingState<TemplateEntry>;

/** The template under the administrator's hands. */
export const selectTemplateEdit = (state: EditState): TemplateEdit =>
  templateEditSlice.selectors.selectEditing(state) as unknown as TemplateEdit;

type CheckState = { readonly check: TemplateCheck | undefined; readonly trouble: Trouble | undefined };
const unchecked: CheckState = { check: undefined, trouble: undefined };

/** What the template as it is edited would make. */
export const templateCheckSlice = createSlice({
  name: 'templateCheck',
  initialState: unchecked,
  reducers: {
    checkRequested: (state, _: PayloadAction<TemplateContent>) => state,
    checkSucceeded: (_, { payload }: PayloadAction<TemplateCheck>): CheckState => ({
      check: payload,
      trouble: undefined,
    }),
    checkFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, trouble: payload }),
    checkLeft: () => unchecked,
  },
  selectors: { selectTemplateCheck: (state) => state },
});

export const { checkRequested, checkSucceeded, checkFailed, checkLeft } = templateCheckSlice.actions;
export const { selectTemplateCheck } = templateCheckSlice.selectors;
