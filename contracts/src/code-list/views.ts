import { view } from '../view.ts';
import type { CodeListContent } from './events.ts';

/** id = name. Only added lists and changed built-in lists have a document. */
export type CodeListDocument = CodeListContent & { readonly name: string; readonly version: number };

export const codeListView = view<CodeListDocument>('code-list', { indexes: [['name']] });
