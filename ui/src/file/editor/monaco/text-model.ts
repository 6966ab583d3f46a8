import { type editor as Monaco, Uri } from 'monaco-editor/editor';
import { PieceTreeTextBufferBuilder } from 'monaco-editor/editor/common/model/pieceTreeTextBuffer/pieceTreeTextBufferBuilder';
import { type OpenTexts, plainText } from '../text/open-texts.ts';
import { inSlices, yieldToEventLoop } from '../text/slices.ts';
import { languageOf } from './editor-options.ts';
import { editor } from './set-up.ts';

export const modelUri = (fileId: string): Uri => Uri.from({ scheme: 'inmemory', path: `/file/${fileId}` });

/** The open text in a model, and its revision. */
export type TextModel = {
  readonly model: Monaco.ITextModel;
  readonly given: string;
  readonly revision: number;
};

/** Monaco needs the lines of a text first; those of a large text are found slice by slice, so that no key waits. */
const bufferOf = async (text: string): Promise<string> => {
  const builder = new PieceTreeTextBufferBuilder();
  await inSlices(text, (slice) => builder.acceptChunk(slice));
  return builder.finish();
};

/** Creates a model of the open text; starts again if the text was replaced meanwhile. */
export const textModel = async (
  fileId: string,
  texts: OpenTexts,
  isWanted: () => boolean,
): Promise<TextModel | undefined> => {
  const held = texts.of(fileId) ?? plainText('');
  const given = held.read();
  const revision = held.revision();
  const isOpen = () => (texts.of(fileId) ?? held).revision() === revision;
  const buffer = await bufferOf(given);
  if (!isWanted()) return undefined;
  if (!isOpen()) return textModel(fileId, texts, isWanted);
  const uri = modelUri(fileId);
  // The model of an opening that was just cancelled may still exist.
  editor.getModel(uri)?.dispose();
  const model = editor.createModel(buffer, languageOf(given.length), uri);
  // The default would keep a tree of all brackets, although the editor does not colour them.
  model.updateOptions({ bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false } });
  // The first model initialises a large part of Monaco, and the first editor the rest.
  await yieldToEventLoop();
  if (isWanted() && isOpen()) return { model, given, revision };
  if (!model.isDisposed()) model.dispose();
  return isWanted() ? textModel(fileId, texts, isWanted) : undefined;
};
