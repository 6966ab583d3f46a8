import type { editor } from 'monaco-editor/editor';
import { nextRevision, type OpenText } from '../text/open-texts.ts';

export type ModelText = OpenText & {
  /** True while `replace` is at work: what changes then was not typed by anybody. */
  replacing(): boolean;
};

/** The text in an editor's model. Undoing back to a state gives its number back, so an undone edit needs no saving. */
export const modelText = (model: editor.ITextModel, initial: number): ModelText => {
  const numbers = new Map([[model.getAlternativeVersionId(), initial]]);
  let replacing = false;
  return {
    read: () => model.getValue(undefined, true),
    length: () => model.getValueLength(undefined, true),
    revision: () => {
      const state = model.getAlternativeVersionId();
      const number = numbers.get(state) ?? nextRevision();
      numbers.set(state, number);
      return number;
    },
    replace: (text) => {
      replacing = true;
      model.pushStackElement();
      model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
      model.pushStackElement();
      replacing = false;
    },
    replacing: () => replacing,
  };
};
