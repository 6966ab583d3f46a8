import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../public/markdown.css';
import '../../translation/administration/translations.css';
import '../../translation/administration/text-form.css';
import { Navigate, useParams } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { TextForm } from '../../translation/administration/text-form.tsx';
import { WithTable } from '../../translation/administration/with-table.tsx';
import { addTranslationsFeatures } from './translations-features.ts';

addTranslationsFeatures();

/** One text in all its languages; the address names its key. */
export const TranslationEditPage = () => {
  const { translationId = '' } = useParams();
  return (
    <>
      <PageTitle title={translationId} />
      <WithTable>
        {(table) => {
          const row = table.rows.find(({ key }) => key === translationId);
          return row ? <TextForm key={row.key} table={table} row={row} /> : <Navigate to="/404" replace />;
        }}
      </WithTable>
    </>
  );
};
