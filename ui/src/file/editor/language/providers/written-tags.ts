import { editor, type IDisposable, Range } from 'monaco-editor/editor';

/** What somebody writes at its edges is not part of it. */
const { NeverGrowsWhenTypingAtEdges } = editor.TrackedRangeStickiness;

export type WrittenTags = IDisposable & {
  /** From now on that end tag, which begins at an offset, may be written over. */
  readonly add: (offset: number, endTag: string) => void;
};

/** End tags nobody typed: whoever types one of them in front of it all the same has written over it. */
export const writtenTags = (code: editor.IStandaloneCodeEditor, model: editor.ITextModel): WrittenTags => {
  const tracked = code.createDecorationsCollection();
  const rangeFrom = (from: number, to: number) =>
    Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to));
  const textFrom = (from: number, to: number) => model.getValueInRange(rangeFrom(from, to));
  /** The written tag that the one just typed, which ends at an offset, stands for. */
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
    // On lines of their own, the one that was written is laid out well.
    const [before, behind] = [at.lineNumber - 1, range.startLineNumber - 1];
    clear(new Range(before, model.getLineMaxColumn(before), behind, model.getLineMaxColumn(behind)));
    code.setPosition(range.getEndPosition().delta(before - behind));
  };
  const typing = model.onDidChangeContent(({ changes, isUndoing, isRedoing, isFlush }) => {
    const [change, second] = changes;
    if (isUndoing || isRedoing || isFlush || second !== undefined || !change?.text.endsWith('>')) return;
    const version = model.getVersionId();
    const end = change.rangeOffset + change.text.length;
    // A text is not changed while others still hear of its last change.
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
