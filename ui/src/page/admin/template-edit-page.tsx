import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../format/format.css';
import '../../template/template.css';
import '../../template/administration/template-administration.css';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { selectTemplateEdit } from '../../template/administration/template-edit-slices.ts';
import { TemplateEditView } from '../../template/administration/template-edit-view.tsx';
import { spokenText } from '../../template/spoken.ts';
import { addTemplateAdministration } from './template-administration-features.ts';

addTemplateAdministration();

/** One template, or a new one where the address names none. */
export const TemplateEditPage = () => {
  const { t } = useTranslation();
  const { templateName = '' } = useParams();
  const { stored } = useSelector(selectTemplateEdit);
  const unnamed = t(templateName === '' ? 'templateAdmin.create' : 'templateAdmin.title');
  return (
    <>
      <PageTitle title={stored ? spokenText(stored.textKeys, t)(stored.content.title) : unnamed} />
      <TemplateEditView templateName={templateName} />
    </>
  );
};
