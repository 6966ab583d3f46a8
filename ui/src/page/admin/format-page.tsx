import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../format/format.css';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectFormatEdit } from '../../format/format-slices.ts';
import { FormatView } from '../../format/format-view.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { addFormatFeatures } from './format-features.ts';

addFormatFeatures();

/** One format. */
export const FormatPage = () => {
  const { t } = useTranslation();
  const { formatId = '' } = useParams();
  const { stored } = useSelector(selectFormatEdit);
  return (
    <>
      <PageTitle title={stored?.messageType ?? t('formatAdmin.title')} />
      <FormatView formatId={formatId} />
    </>
  );
};
