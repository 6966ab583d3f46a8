import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ReadTrouble } from '../editing/read-trouble.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { FormatEditor } from './format-editor.tsx';
import { formatEditSlice, selectFormatEdit, structuresLeft } from './format-slices.ts';

const { opened, left } = formatEditSlice.actions;

/** The format of the address, once it has been read. */
export const FormatView = ({ formatId }: { readonly formatId: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const edit = useSelector(selectFormatEdit);
  useEffect(() => {
    dispatch(opened(formatId));
    return () => {
      dispatch(left());
      dispatch(structuresLeft());
    };
  }, [dispatch, formatId]);
  const { status, trouble, stored } = edit;
  if (status === 'error' && trouble)
    return (
      <ReadTrouble
        trouble={trouble}
        titleKey="formatAdmin.fetchFailed"
        back={{ to: '/admin/formats/formats', text: t('formatAdmin.back') }}
        onRetry={() => dispatch(opened(formatId))}
      />
    );
  return stored && edit.id === formatId ? <FormatEditor edit={edit} stored={stored} /> : <Skeletons rows={12} />;
};
