import { type editor as Monaco, Uri } from 'monaco-editor/editor';
import { PieceTreeTextBufferBuilder } from 'monaco-editor/editor/common/model/pieceTreeTextBuffer/pieceTreeTextBufferBuilder';
import { type OpenTexts, plainText } from '../text/open-texts.ts';
import { inSlices, turnOfOthers } from '../text/slices.ts';
import { languageOf } from './editor-options.ts';
import { editor } from './set-up.ts';

export const modelUri = (fileId: string): Uri => Uri.from({ scheme: 'inmemory', path: `/file/${fileId}` });

/** The open text in a model, and which state of it that is. */
export type HeldModel = {
  readonly model: Monaco.ITextModel;
  readonly given: string;
  readonly revision: number;
};

/** Before anything else Monaco looks for the lines of a text; of a large one slice by slice, so that no key waits for it. */
const bufferOf = async (text: string): Promise<string> => {
  const builder = new PieceTreeTextBufferBuilder();
  await inSlices(text, (slice) => builder.acceptChunk(slice));
  return builder.finish();
};

/** Makes a model of the open text; begins anew where another text has taken its place meanwhile. */
export const heldModel = async (
  fileId: string,
  texts: OpenTexts,
  isWanted: () => boolean,
): Promise<HeldModel | undefined> => {
  const held = texts.of(fileId) ?? plainText('');
  const given = held.read();
  const revision = held.revision();
  const isHeld = () => (texts.of(fileId) ?? held).revision() === revision;
  const buffer = await bufferOf(given);
  if (!isWanted()) return undefined;
  if (!isHeld()) return heldModel(fileId, texts, isWanted);
  const uri = modelUri(fileId);
  // That of an opening given up a moment ago may still be there.
  editor.getModel(uri)?.dispose();
  const model = editor.createModel(buffer, languageOf(given.length), uri);
  // The first model brings a good part of Monaco to life, and the first editor the rest.
  await turnOfOthers();
  if (isWanted() && isHeld()) return { model, given, revision };
  if (!model.isDisposed()) model.dispose();
  return isWanted() ? heldModel(fileId, texts, isWanted) : undefined;
};
