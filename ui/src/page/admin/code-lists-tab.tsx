import '../../code-list/administration/code-list.css';
import { CodeListList } from '../../code-list/administration/code-list-list.tsx';
import { addCodeListFeatures } from './code-list-features.ts';

addCodeListFeatures();

/** The code lists, under /admin/formats. */
export const CodeListsTab = () => <CodeListList />;
