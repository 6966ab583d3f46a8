import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ReadTrouble } from '../../editing/read-trouble.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { freshTemplate, selectTemplateEdit, templateEditSlice } from './template-edit-slices.ts';
import { TemplateEditor } from './template-editor.tsx';

const { opened, begun, left } = templateEditSlice.actions;

/** The template of the address, once it has been read; '' = a new one. */
export const TemplateEditView = ({ templateName }: { readonly templateName: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const edit = useSelector(selectTemplateEdit);
  useEffect(() => {
    dispatch(templateName === '' ? begun({ ...freshTemplate }) : opened(templateName));
    return () => void dispatch(left());
  }, [dispatch, templateName]);
  if (edit.status === 'error' && edit.trouble)
    return (
      <ReadTrouble
        trouble={edit.trouble}
        titleKey="templateAdmin.fetchFailed"
        back={{ to: '/admin/templates', text: t('templateAdmin.back') }}
        onRetry={() => dispatch(opened(templateName))}
      />
    );
  return edit.status === 'idle' && edit.id === templateName ? <TemplateEditor edit={edit} /> : <Skeletons rows={12} />;
};
