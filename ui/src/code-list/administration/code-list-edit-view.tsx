import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ReadTrouble } from '../../editing/read-trouble.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { CodeListEditor, type CodeListPorts } from './code-list-editor.tsx';
import { codeListEditSlice, codeListListSlice, selectCodeListEdit } from './code-list-slices.ts';

const { opened, begun, left } = codeListEditSlice.actions;

type Props = { readonly name: string; readonly ports: CodeListPorts };

/** The list of the address, once it has been read; '' = a new one. */
export const CodeListEditView = ({ name, ports }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const edit = useSelector(selectCodeListEdit);
  useEffect(() => {
    dispatch(codeListListSlice.actions.requested());
    dispatch(name === '' ? begun({}) : opened(name));
    return () => void dispatch(left());
  }, [dispatch, name]);
  if (edit.status === 'error' && edit.trouble)
    return (
      <ReadTrouble
        trouble={edit.trouble}
        titleKey="codeList.fetchFailed"
        back={{ to: '/admin/formats/codelists', text: t('codeList.title') }}
        onRetry={() => dispatch(opened(name))}
      />
    );
  return edit.status === 'idle' && edit.id === name ? (
    <CodeListEditor edit={edit} ports={ports} />
  ) : (
    <Skeletons rows={12} />
  );
};
