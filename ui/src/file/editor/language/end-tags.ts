import { editor, type IDisposable, Range } from 'monaco-editor/editor';
import type { LanguageClient } from './language-client.ts';

/** Text typed at its edges does not belong to it. */
const { NeverGrowsWhenTypingAtEdges } = editor.TrackedRangeStickiness;

type WrittenTags = IDisposable & {
  /** Marks the end tag at an offset as auto-inserted, so that typing can replace it. */
  readonly add: (offset: number, endTag: string) => void;
};

/** End tags that the editor inserted. Typing the same end tag replaces the inserted one. */
const writtenTags = (code: editor.IStandaloneCodeEditor, model: editor.ITextModel): WrittenTags => {
  const tracked = code.createDecorationsCollection();
  const rangeFrom = (from: number, to: number) =>
    Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to));
  const textFrom = (from: number, to: number) => model.getValueInRange(rangeFrom(from, to));
  /** The inserted tag that equals the typed one, which ends at an offset. */
  const doubled = (end: number): Range | undefined =>
    tracked.getRanges().find((range) => {
      const tag = model.getValueInRange(range);
      const between = model.getOffsetAt(range.getStartPosition()) - end;
      if (tag === '' || between < 0 || end < tag.length) return false;
      return textFrom(end - tag.length, end) === tag && textFrom(end, end + between).trim() === '';
    });
  const clear = (range: Range) => void code.executeEdits('endTag', [{ range, text: '' }]);
  const remove = (end: number) => {
    const range = doubled(end);
    if (range === undefined) return;
    const at = model.getPositionAt(end);
    const typedLine = model.getLineContent(at.lineNumber).trim();
    if (at.lineNumber === range.startLineNumber || typedLine !== model.getValueInRange(range))
      return clear(Range.fromPositions(at, range.getEndPosition()));
    // For end tags on separate lines, the auto-inserted one is indented correctly.
    const [before, behind] = [at.lineNumber - 1, range.startLineNumber - 1];
    clear(new Range(before, model.getLineMaxColumn(before), behind, model.getLineMaxColumn(behind)));
    code.setPosition(range.getEndPosition().delta(before - behind));
  };
  const typing = model.onDidChangeContent(({ changes, isUndoing, isRedoing, isFlush }) => {
    const [change, second] = changes;
    if (isUndoing || isRedoing || isFlush || second !== undefined || !change?.text.endsWith('>')) return;
    const version = model.getVersionId();
    const end = change.rangeOffset + change.text.length;
    // A text must not change while listeners handle its last change.
    queueMicrotask(() => {
      if (!model.isDisposed() && model.getVersionId() === version) remove(end);
    });
  });
  return {
    add: (offset, endTag) => {
      const range = rangeFrom(offset, offset + endTag.length);
      tracked.append([{ range, options: { stickiness: NeverGrowsWhenTypingAtEdges } }]);
    },
    dispose: () => {
      typing.dispose();
      tracked.clear();
    },
  };
};

type Changed = editor.IModelContentChangedEvent;

/** After the sign that ends a tag, if that sign was just typed. */
const typedEnd = ({ changes, isUndoing, isRedoing, isFlush }: Changed): number | undefined => {
  const [change, second] = changes;
  const isTyped = !isUndoing && !isRedoing && !isFlush && second === undefined;
  return isTyped && change?.text === '>' && change.rangeLength === 0 ? change.rangeOffset + 1 : undefined;
};

/**
 * Inserts the end tag after a start tag whose last sign was just typed, unless it has one; the cursor stays between
 * them.
 */
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
