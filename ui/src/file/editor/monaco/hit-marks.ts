import { editor } from 'monaco-editor/editor';
import type { TextView } from '../text/text-view.ts';

/** The maximum number of marks in one text. */
const mostMarked = 10_000;

const options: editor.IModelDecorationOptions = {
  className: 'ed-hit',
  stickiness: editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
  overviewRuler: {
    color: { id: 'editorOverviewRuler.findMatchForeground' },
    position: editor.OverviewRulerLane.Center,
  },
};

/** Marks all matches of a text, and marks them again when the text on screen is replaced. */
export const hitMarks = (code: editor.IStandaloneCodeEditor, model: editor.ITextModel): TextView['markHits'] => {
  const marks = code.createDecorationsCollection();
  let sought: Parameters<TextView['markHits']>[0];
  const places = () =>
    sought ? model.findMatches(sought.text, false, false, !sought.ignoreCase, null, false, mostMarked) : [];
  const draw = (): void => {
    marks.set(places().map(({ range }) => ({ range, options })));
  };
  model.onDidChangeContent(() => {
    if (sought) draw();
  });
  return (next) => {
    sought = next;
    draw();
  };
};
