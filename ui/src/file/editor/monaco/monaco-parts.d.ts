declare module 'monaco-editor/editor/common/model/textModel';
declare module 'monaco-editor/editor/browser/widget/codeEditor/codeEditorWidget';
