import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { freshTemplate, selectTemplateEdit, templateEditSlice } from './template-edit-slices.ts';
import { TemplateEditor } from './template-editor.tsx';

const { opened, begun, left } = templateEditSlice.actions;

/** The template of the address, once it has been read; '' = a new one. */
export const TemplateEditView = ({ templateName }: { readonly templateName: string }) => {
  const dispatch = useDispatch();
  const edit = useSelector(selectTemplateEdit);
  useEffect(() => {
    dispatch(templateName === '' ? begun({ ...freshTemplate }) : opened(templateName));
    return () => void dispatch(left());
  }, [dispatch, templateName]);
  const retry = () => dispatch(opened(templateName));
  if (edit.status === 'error' && edit.trouble)
    return <TroubleBox trouble={edit.trouble} titleKey="templateAdmin.fetchFailed" onRetry={retry} />;
  return edit.status === 'idle' && edit.id === templateName ? <TemplateEditor edit={edit} /> : <Skeletons rows={12} />;
};
