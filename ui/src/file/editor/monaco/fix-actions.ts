import { type editor, type IDisposable, languages, Range } from 'monaco-editor/editor';
import type { FindingFix, FindingMarks } from './finding-marks.ts';

const actionOf = (model: editor.ITextModel, fix: FindingFix, title: string): languages.CodeAction => ({
  title,
  kind: 'quickfix',
  isPreferred: true,
  edit: {
    edits: [
      {
        resource: model.uri,
        versionId: model.getVersionId(),
        textEdit: { range: new Range(fix.line, fix.startColumn, fix.line, fix.endColumn), text: fix.text },
      },
    ],
  },
});

/** Offers the quick fixes of the findings under the cursor as the editor's light bulb (Ctrl+.). */
export const offerFixes = (
  model: editor.ITextModel,
  marks: FindingMarks,
  title: (fix: FindingFix) => string,
): IDisposable =>
  languages.registerCodeActionProvider('*', {
    provideCodeActions: (asked, range) => {
      if (asked !== model) return null;
      const places = marks.places();
      const actions = places.flatMap(({ line }, index) => {
        if (line < range.startLineNumber || line > range.endLineNumber) return [];
        const fix = marks.fixOf(index);
        return fix ? [actionOf(model, fix, title(fix))] : [];
      });
      return { actions, dispose: () => undefined };
    },
  });
