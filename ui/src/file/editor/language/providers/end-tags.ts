import { type editor, type IDisposable, Range } from 'monaco-editor/editor';
import type { LanguageClient } from '../language-client.ts';
import { writtenTags } from './written-tags.ts';

type Changed = editor.IModelContentChangedEvent;

/** Behind the sign that ends a tag, when just that was typed. */
const typedEnd = ({ changes, isUndoing, isRedoing, isFlush }: Changed): number | undefined => {
  const [change, second] = changes;
  const isTyped = !isUndoing && !isRedoing && !isFlush && second === undefined;
  return isTyped && change?.text === '>' && change.rangeLength === 0 ? change.rangeOffset + 1 : undefined;
};

/** Writes the end tag behind a start tag whose last sign was just typed, unless it has one; the cursor stays between them. */
export const writeEndTags = (
  code: editor.IStandaloneCodeEditor,
  model: editor.ITextModel,
  client: LanguageClient,
): IDisposable => {
  const written = writtenTags(code, model);
  const write = async (offset: number) => {
    const version = model.getVersionId();
    const endTag = await client.ask('endTag', { offset });
    if (endTag === undefined || model.isDisposed() || model.getVersionId() !== version) return;
    const at = model.getPositionAt(offset);
    code.executeEdits('endTag', [{ range: Range.fromPositions(at), text: endTag }]);
    written.add(offset, endTag);
    code.setPosition(at);
    code.trigger('endTag', 'editor.action.triggerSuggest', { auto: true });
  };
  const typing = model.onDidChangeContent((changed) => {
    const offset = typedEnd(changed);
    if (offset !== undefined && code.hasTextFocus()) void write(offset);
  });
  return {
    dispose: () => {
      typing.dispose();
      written.dispose();
    },
  };
};
