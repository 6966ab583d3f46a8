import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../saga/trouble.ts';

/** What a form holds, field by field; values are plain data. */
export type Fields = Readonly<Record<string, unknown>>;
/** A thing as the server has it; its version is what a change is based on. */
export type Stored = Fields & { readonly version: number };

/** A thing under an administrator's hands. */
export type EditingState<T extends Stored = Stored, D extends Fields = Fields> = {
  /** '' = a new one. */
  readonly id: string;
  readonly status: AsyncStatus;
  /** The newest state known. */
  readonly stored: T | undefined;
  /** The state the reader's choices were first made upon. */
  readonly basis: T | undefined;
  /** What the reader has chosen; what is not in it follows what is stored. */
  readonly draft: Partial<D>;
  /** The reader chose something: what a new thing begins with is no choice. */
  readonly touched: boolean;
  /** What of it is on its way to the server. */
  readonly sent: Partial<D>;
  readonly saving: boolean;
  readonly saved: boolean;
  readonly removing: boolean;
  /** Of reading while there is nothing, else of the last order. */
  readonly trouble: Trouble | undefined;
};

const nothingEdited: EditingState = {
  id: '',
  status: 'initial',
  stored: undefined,
  basis: undefined,
  draft: {},
  touched: false,
  sent: {},
  saving: false,
  saved: false,
  removing: false,
  trouble: undefined,
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The draft without what is so already. */
const needed = (stored: Stored | undefined, draft: Fields): Fields =>
  stored ? Object.fromEntries(Object.entries(draft).filter(([field, value]) => !isSame(value, stored[field]))) : draft;

/** What was chosen while the rest of the draft was under way. */
export const chosenSince = ({ draft, sent }: EditingState): Fields =>
  Object.fromEntries(Object.entries(draft).filter(([field, value]) => !isSame(value, sent[field])));

/** What was sent is stored; what was chosen while it was under way stays to be saved. */
const settled = (state: EditingState, payload: Stored): EditingState => {
  const draft = needed(payload, chosenSince(state));
  const saved = Object.keys(draft).length === 0;
  return {
    ...nothingEdited,
    id: state.id,
    status: 'idle',
    stored: payload,
    basis: payload,
    draft,
    touched: !saved,
    saved,
  };
};

/** What is stored is another one now; what the reader has chosen stays, and why it was refused. */
const followed = (state: EditingState, stored: Stored): EditingState => {
  // While saving, a newer state may be the one just being made; the answer will tell.
  if (state.saving || (state.stored && stored.version < state.stored.version)) return state;
  const draft = needed(stored, state.draft);
  const basis = Object.keys(draft).length === 0 ? stored : (state.basis ?? stored);
  const trouble = state.status === 'idle' ? state.trouble : undefined;
  return { ...state, status: 'idle', stored, basis, draft, trouble };
};

/** State of a form over one thing that others may change meanwhile; fields are named alike in the form and in what is stored. */
export const editingSlice = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState: nothingEdited as EditingState,
    reducers: {
      opened: (_, { payload: id }: PayloadAction<string>) => ({ ...nothingEdited, id, status: 'loading' }),
      /** A new thing, with what it begins with. */
      begun: (_, { payload: draft }: PayloadAction<Fields>) => ({ ...nothingEdited, status: 'idle', draft }),
      read: (state, { payload }: PayloadAction<Stored>) => followed(state, payload),
      failed: (state, { payload }: PayloadAction<Trouble>) => ({
        ...state,
        status: 'error' as const,
        trouble: payload,
      }),
      chosen: (state, { payload }: PayloadAction<Fields>) => ({
        ...state,
        touched: true,
        saved: false,
        trouble: undefined,
        draft: needed(state.stored, { ...state.draft, ...payload }),
      }),
      discarded: (state) => ({ ...state, draft: {}, touched: false, basis: state.stored, trouble: undefined }),
      saveRequested: (state) => ({ ...state, sent: state.draft, saving: true, saved: false, trouble: undefined }),
      saveSucceeded: (state, { payload }: PayloadAction<Stored>) => settled(state, payload),
      saveFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, saving: false, trouble: payload }),
      /** Somebody else was faster: this is what they made of it. */
      overtaken: (state, { payload }: PayloadAction<Stored>) => followed({ ...state, saving: false }, payload),
      removeRequested: (state, _: PayloadAction<string>) => ({ ...state, removing: true, trouble: undefined }),
      removeFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, removing: false, trouble: payload }),
      left: () => nothingEdited,
    },
    selectors: { selectEditing: (state) => state },
  });

/** Whether leaving would lose what the reader has chosen. */
export const isUnsaved = ({ touched, draft, saving, removing }: EditingState): boolean =>
  touched && Object.keys(draft).length > 0 && !saving && !removing;

export type EditingSlice = ReturnType<typeof editingSlice>;

/** Which fields others have changed since the reader began to choose; none while there is nothing to lose. */
export const meanwhile = ({ basis, stored, draft }: EditingState, fields: readonly string[]): readonly string[] =>
  basis && stored && basis.version !== stored.version && Object.keys(draft).length > 0
    ? fields.filter((field) => !isSame(basis[field], stored[field]))
    : [];
