import type { EditorState } from './editor-slice.ts';

/** The part of the store the editor's sagas and components look at. */
export type EditorRoot = { readonly editor: EditorState };
