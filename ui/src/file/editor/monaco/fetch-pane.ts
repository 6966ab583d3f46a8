import { texts, textsStarted } from '../../../translation/texts.ts';

/**
 * Monaco's own texts: menu, search field, hints. Each file is large, so only the file of the chosen language is loaded.
 */
const files: Readonly<Record<string, () => Promise<unknown>>> = {
  cs: () => import('monaco-editor/nls/lang/cs'),
  de: () => import('monaco-editor/nls/lang/de'),
  es: () => import('monaco-editor/nls/lang/es'),
  fr: () => import('monaco-editor/nls/lang/fr'),
  it: () => import('monaco-editor/nls/lang/it'),
  ja: () => import('monaco-editor/nls/lang/ja'),
  ko: () => import('monaco-editor/nls/lang/ko'),
  pl: () => import('monaco-editor/nls/lang/pl'),
  ru: () => import('monaco-editor/nls/lang/ru'),
  tr: () => import('monaco-editor/nls/lang/tr'),
};

/**
 * Loads Monaco's texts in a language; English if Monaco does not have it or loading fails. Monaco reads the texts once,
 * while its modules are evaluated, so they must be loaded before.
 */
const loadEditorTexts = async (language: string): Promise<void> => {
  const [base = ''] = language.toLowerCase().split('-');
  if (Object.hasOwn(files, base)) await files[base]?.().catch(() => undefined);
};

/** The modules of the editor, dependencies first; each evaluates only what the modules before it have not evaluated. */
const parts = [
  () => import('monaco-editor/editor/common/model/textModel'),
  () => import('monaco-editor/editor/browser/widget/codeEditor/codeEditorWidget'),
  () => import('monaco-editor/editor'),
  () => import('./set-up.ts'),
];

const bring = async () => {
  await textsStarted();
  await loadEditorTexts(texts.language);
  // Other tasks run while the next module loads.
  for (const part of parts) await part();
  return import('./monaco-pane.tsx');
};

let coming: ReturnType<typeof bring> | undefined;

/**
 * Loads the editor, which is large, before there is a text to show. It is loaded in parts, so that the page responds in
 * between. A failed load is repeated on the next call.
 */
export const fetchPane = (): ReturnType<typeof bring> => {
  coming ??= bring().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
};
