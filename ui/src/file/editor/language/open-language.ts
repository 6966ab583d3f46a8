import type { Choice } from '@clearbench/authoring/language/completing';
import type { Hover } from '@clearbench/authoring/language/hover';
import type { editor, IDisposable } from 'monaco-editor/editor';
import type { TextPosition } from '../report/adjacent-finding.ts';
import type { LanguageClient } from './language-client.ts';
import { offerChoices, offerFolds, offerHover, offerTagPairs } from './language-providers.ts';
import type { LanguageView } from './language-view.ts';
import { longestChecked, type Terms } from './protocol.ts';
import { sendText } from './send-text.ts';
import { startLanguage } from './start-language.ts';

export type LanguageTexts = {
  readonly detail: (choice: Choice) => string;
  readonly hover: (hover: Hover) => string;
};
type Followed = {
  readonly model: editor.ITextModel;
  /** The byte order mark that is kept beside the text of the model. */
  readonly mark: () => string;
  readonly cursor: () => TextPosition;
  /** Whether the text is short enough to be analysed on each key. */
  readonly isOn: boolean;
  readonly words: LanguageTexts;
};
export type OpenLanguage = {
  readonly view: LanguageView;
  /** Undefined if the text is too long to be analysed on each key. */
  readonly client: LanguageClient | undefined;
  /** Reports the findings of the text on screen; a text that is too long has none before it is saved. */
  readonly onChecked: LanguageClient['onChecked'];
  readonly setTerms: (terms: Terms) => void;
  readonly dispose: () => void;
};

/** The position after the first sign of the tag, so that the cursor is in the element. */
const placeAt = (model: editor.ITextModel, offset: number): TextPosition => {
  const { lineNumber, column } = model.getPositionAt(offset + 1);
  return { line: lineNumber, column };
};

/** Sends each change to the worker, in order. */
const follow = (client: LanguageClient, { model, mark }: Followed): IDisposable => {
  let sending = sendText(client, model, mark());
  const changed = model.onDidChangeContent(({ changes, isFlush, isEolChange }) => {
    if (isFlush || isEolChange) {
      sending.stop();
      sending = sendText(client, model, mark());
      return;
    }
    const edits = changes.map(({ rangeOffset, rangeLength, text }) => ({
      from: rangeOffset,
      removed: rangeLength,
      text,
    }));
    const state = mark();
    sending.whenSent(() => client.edit(edits, state));
  });
  return {
    dispose: () => {
      sending.stop();
      changed.dispose();
    },
  };
};

const pathIn = async (client: LanguageClient, model: editor.ITextModel, path: string) => {
  const found = await client.ask('path', { path });
  if (found === undefined || model.isDisposed()) return undefined;
  return { position: placeAt(model, found.offset), path: found.path, isWhole: found.isWhole };
};

/** A text that is too long to be analysed on each key is sent once for each request about it. */
const distantView = ({ model }: Followed): LanguageView => ({
  isOn: false,
  isChecked: model.getValueLength() <= longestChecked,
  subset: () => Promise.resolve(undefined),
  crumbs: () => Promise.resolve([]),
  targetOfPath: async (path) => {
    const client = startLanguage();
    client.setText(model.getValue(), '');
    const found = await pathIn(client, model, path);
    client.end();
    return found;
  },
});

const nearView = (client: LanguageClient, { model, cursor }: Followed): LanguageView => ({
  isOn: true,
  isChecked: true,
  subset: () => client.ask('subset', {}),
  crumbs: async () => {
    const { line: lineNumber, column } = cursor();
    const crumbs = (await client.ask('crumbs', { offset: model.getOffsetAt({ lineNumber, column }) })) ?? [];
    return model.isDisposed() ? [] : crumbs.map((crumb) => ({ ...crumb, position: placeAt(model, crumb.from) }));
  },
  targetOfPath: (path) => pathIn(client, model, path),
});

const nothing: Omit<OpenLanguage, 'view'> = {
  client: undefined,
  onChecked: () => () => undefined,
  setTerms: () => undefined,
  dispose: () => undefined,
};

/** Opens the language services for the text of an editor. */
export const openLanguage = (followed: Followed): OpenLanguage => {
  const { model, isOn, words } = followed;
  if (model.getValueLength() > longestChecked) return { ...nothing, view: distantView(followed) };
  const client = startLanguage();
  const offers = () => [
    offerChoices(model, client, words),
    offerHover(model, client, words.hover),
    offerTagPairs(model, client),
    offerFolds(model, client),
  ];
  const parts = [follow(client, followed), ...(isOn ? offers() : [])];
  return {
    view: isOn ? nearView(client, followed) : distantView(followed),
    client: isOn ? client : undefined,
    onChecked: client.onChecked,
    setTerms: client.setTerms,
    dispose: () => {
      for (const part of parts) part.dispose();
      client.end();
    },
  };
};
