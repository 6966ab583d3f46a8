import type { Fix } from '@clearbench/rules/quick-fixes/fix';
import { type editor, type IDisposable, languages, Range } from 'monaco-editor/editor';
import type { LanguageClient } from '../language/language-client.ts';
import { type FindingFix, type FindingMarks, valueFix } from './finding-marks.ts';
import type { PlacedMark } from './mark-layer.ts';

export type FixTexts = { readonly ofValue: (fix: FindingFix) => string; readonly of: (fix: Fix) => string };

type Edit = { readonly range: Range; readonly text: string };

const actionOf = (model: editor.ITextModel, title: string, edits: readonly Edit[], isPreferred: boolean) => ({
  title,
  kind: 'quickfix',
  isPreferred,
  edit: {
    edits: edits.map((textEdit) => ({ resource: model.uri, versionId: model.getVersionId(), textEdit })),
  },
});

const ofValue = (model: editor.ITextModel, fix: FindingFix, words: FixTexts): languages.CodeAction =>
  actionOf(
    model,
    words.ofValue(fix),
    [{ range: new Range(fix.line, fix.startColumn, fix.line, fix.endColumn), text: fix.text }],
    true,
  );

const ofText = (model: editor.ITextModel, fix: Fix, words: FixTexts): languages.CodeAction => {
  const at = (offset: number) => model.getPositionAt(offset);
  const edits = fix.edits.map(({ from, to, text }) => ({ range: Range.fromPositions(at(from), at(to)), text }));
  return actionOf(model, words.of(fix), edits, fix.isPreferred === true);
};

type Helping = { readonly value: readonly languages.CodeAction[]; readonly others: readonly languages.CodeAction[] };

const nothing: Helping = { value: [], others: [] };

/** The fixes for one finding: its expected value, and alternatives. */
const actionsFor = async (
  model: editor.ITextModel,
  mark: PlacedMark,
  client: LanguageClient | undefined,
  words: FixTexts,
): Promise<Helping> => {
  const value = valueFix(model, mark);
  const version = model.getVersionId();
  const offset = model.getOffsetAt({ lineNumber: mark.range.startLineNumber, column: mark.range.startColumn });
  const fixes = (await client?.ask('fixes', { offset, finding: mark.message })) ?? [];
  if (model.isDisposed() || model.getVersionId() !== version) return nothing;
  const others = value === undefined ? fixes : fixes.filter((fix) => fix.kind !== 'code');
  return {
    value: value === undefined ? [] : [ofValue(model, value, words)],
    others: others.map((fix) => ofText(model, fix, words)),
  };
};

/** Two findings can expect the same value; it is offered once. Expected values come before alternatives. */
const eachOnce = (helping: readonly Helping[]): languages.CodeAction[] => {
  const actions = [...helping.flatMap(({ value }) => value), ...helping.flatMap(({ others }) => others)];
  const titles = actions.map(({ title }) => title);
  return actions.filter(({ title }, at) => titles.indexOf(title) === at);
};

const maxFindings = 20;

/** Offers the quick fixes of the findings under the cursor as the editor's light bulb (Ctrl+.). */
export const offerFixes = (
  model: editor.ITextModel,
  marks: FindingMarks,
  client: LanguageClient | undefined,
  words: FixTexts,
): IDisposable =>
  languages.registerCodeActionProvider('*', {
    provideCodeActions: async (requested, range) => {
      if (requested !== model) return null;
      const seen = marks.seenIn(range.startLineNumber, range.endLineNumber).slice(0, maxFindings);
      const helping = await Promise.all(seen.map((mark) => actionsFor(model, mark, client, words)));
      return { actions: eachOnce(helping), dispose: () => undefined };
    },
  });
