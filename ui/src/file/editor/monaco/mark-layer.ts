import type { Severity, ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { editor, MarkerSeverity, type Range } from 'monaco-editor/editor';
import { hasPage, pathOfRule } from '../../../explain/explain-paths.ts';

/** A finding with its text in the user's language. */
export type Mark = { readonly message: ValidationMessage; readonly text: string };
/** A finding at its current location. */
export type PlacedMark = Mark & { readonly range: Range };

const markerSeverity: Record<Severity, MarkerSeverity> = {
  Error: MarkerSeverity.Error,
  Warning: MarkerSeverity.Warning,
  Info: MarkerSeverity.Info,
};
const glyph: Record<Severity, string> = {
  Error: 'codicon codicon-error ed-glyph-error',
  Warning: 'codicon codicon-warning ed-glyph-warning',
  Info: 'codicon codicon-info ed-glyph-info',
};
/** The icon of the most severe finding of a line is on top. */
const zIndex: Record<Severity, number> = { Error: 3, Warning: 2, Info: 1 };

const { NeverGrowsWhenTypingAtEdges: stickiness } = editor.TrackedRangeStickiness;

/** The id of the rule, and the link to its page. */
const ruleOf = (id: string): string =>
  hasPage(id) ? `[\`${id}\`](${window.location.origin}${pathOfRule(id)})` : `\`${id}\``;

const decorationOf = ({ range, message, text }: PlacedMark, note: string): editor.IModelDeltaDecoration => {
  const markdown = `${ruleOf(message.ruleId)} ${text.replace(/[\\`*_{}[\]()#+\-.!<>|]/g, '\\$&')}`;
  return {
    range,
    options: {
      stickiness,
      glyphMarginClassName: `${glyph[message.severity]}${note === '' ? '' : ' ed-glyph-provisional'}`,
      glyphMarginHoverMessage: { value: note === '' ? markdown : `${markdown}\n\n*${note}*` },
      zIndex: zIndex[message.severity],
    },
  };
};

const markerOf = ({ range, message, text }: PlacedMark, note: string): editor.IMarkerData => ({
  startLineNumber: range.startLineNumber,
  startColumn: range.startColumn,
  endLineNumber: range.endLineNumber,
  endColumn: range.endColumn,
  severity: markerSeverity[message.severity],
  message: `${message.ruleId}: ${text}`,
  ...(note === '' ? {} : { source: note }),
});

type DrawnMarks = {
  /** The visible ones; the others are tracked too. */
  readonly isSeen?: (mark: Mark) => boolean;
  /** The note beside each: that the server has not confirmed it yet. */
  readonly note?: string;
};

/** Findings from one source in the text: squiggles and margin icons, and their locations after edits. */
export const markLayer = (code: editor.IStandaloneCodeEditor, model: editor.ITextModel, owner: string) => {
  const decorations = code.createDecorationsCollection();
  let marks: readonly Mark[] = [];
  const placed = (ranges: readonly (Range | undefined)[]): PlacedMark[] =>
    marks.flatMap((mark, at) => (ranges[at] ? [{ ...mark, range: ranges[at] }] : []));
  const draw = (ranges: readonly Range[], { isSeen = () => true, note = '' }: DrawnMarks = {}): void => {
    const all = placed(ranges);
    decorations.set(
      all.map((mark) => (isSeen(mark) ? decorationOf(mark, note) : { range: mark.range, options: { stickiness } })),
    );
    editor.setModelMarkers(
      model,
      owner,
      all.filter(isSeen).map((mark) => markerOf(mark, note)),
    );
  };
  return {
    show: (next: readonly Mark[], ranges: readonly Range[], seen?: DrawnMarks) => {
      marks = next;
      draw(ranges, seen);
    },
    /** The same findings at the same locations, with others visible. */
    redraw: (seen?: DrawnMarks) => draw(decorations.getRanges(), seen),
    all: () => placed(decorations.getRanges()),
    ranges: () => decorations.getRanges(),
    at: (index: number): PlacedMark | undefined => {
      const [mark, range] = [marks[index], decorations.getRange(index)];
      return mark && range ? { ...mark, range } : undefined;
    },
  };
};
