import { codeListPage, type CodeListPage as List } from '@clearbench/rules/rule-pages/code-page';
import { Navigate, useParams } from 'react-router-dom';
import { CodeListView } from '../../explain/code-list-view.tsx';
import { useCodeText } from '../../explain/use-code-text.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { ExplainFrame } from './explain-frame.tsx';

const Titled = ({ list }: { readonly list: List }) => {
  const { listName } = useCodeText();
  return (
    <>
      <PageTitle title={listName(list.name)} />
      <CodeListView list={list} />
    </>
  );
};

export const CodeListPage = () => {
  const { list = '' } = useParams();
  const page = codeListPage(list);
  if (!page) return <Navigate to="/404" replace />;
  return (
    <ExplainFrame>
      <Titled list={page} />
    </ExplainFrame>
  );
};
