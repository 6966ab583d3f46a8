import { type CodePage as Code, codePage } from '@clearbench/rules/rule-pages/code-page';
import { Navigate, useParams } from 'react-router-dom';
import { CodeView } from '../../explain/code-view.tsx';
import { useCodeText } from '../../explain/use-code-text.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { ExplainFrame } from './explain-frame.tsx';

const Titled = ({ page }: { readonly page: Code }) => {
  const { meaning } = useCodeText();
  return (
    <>
      <PageTitle title={`${page.code} ${meaning(page.texts)}`} />
      <CodeView page={page} />
    </>
  );
};

export const CodePage = () => {
  const { list = '', code = '' } = useParams();
  const page = codePage(list, code);
  if (!page) return <Navigate to="/404" replace />;
  return (
    <ExplainFrame>
      <Titled page={page} />
    </ExplainFrame>
  );
};
