import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../code-list/administration/code-list.css';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CodeListEditView } from '../../code-list/administration/code-list-edit-view.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { addCodeListFeatures, codeListPorts } from './code-list-features.ts';

addCodeListFeatures();

/** One code list, or a new one where the address names none. */
export const CodeListPage = () => {
  const { t } = useTranslation();
  const { codeListName = '' } = useParams();
  return (
    <>
      <PageTitle title={codeListName || t('codeList.create')} />
      <CodeListEditView name={codeListName} ports={codeListPorts} />
    </>
  );
};
