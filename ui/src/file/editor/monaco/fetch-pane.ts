/** What the editor stands on, from the ground up; each part makes only what those before it have not made. */
const parts = [
  () => import('monaco-editor/editor/common/model/textModel'),
  () => import('monaco-editor/editor/browser/widget/codeEditor/codeEditorWidget'),
  () => import('monaco-editor/editor'),
  () => import('./set-up.ts'),
];

const bring = async () => {
  // Fetching the next one is a turn of everybody else.
  for (const part of parts) await part();
  return import('./monaco-pane.tsx');
};

let coming: ReturnType<typeof bring> | undefined;

/**
 * Brings the editor itself, which is large: to be asked for before there is a text to put into it. It is made part by
 * part, so that the page answers in between. What failed is brought anew.
 */
export const fetchPane = (): ReturnType<typeof bring> => {
  coming ??= bring().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
};
