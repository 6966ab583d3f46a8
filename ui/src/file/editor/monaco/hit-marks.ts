import { editor } from 'monaco-editor/editor';
import type { TextView } from '../text/text-view.ts';

/** More of them in one text are not told apart by anybody. */
const mostMarked = 10_000;

const options: editor.IModelDecorationOptions = {
  className: 'ed-hit',
  stickiness: editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
  overviewRuler: {
    color: { id: 'editorOverviewRuler.findMatchForeground' },
    position: editor.OverviewRulerLane.Center,
  },
};

/** Marks every place at which a text stands, and anew when another text takes the place of the one on screen. */
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
