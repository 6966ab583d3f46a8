import { view } from '../view.ts';
import type { CodeListContent } from './events.ts';

/** id = name; only lists of administrators have documents, and those of the product that were changed. */
export type CodeListDocument = CodeListContent & { readonly name: string; readonly version: number };

export const codeListView = view<CodeListDocument>('code-list', { indexes: [['name']] });
