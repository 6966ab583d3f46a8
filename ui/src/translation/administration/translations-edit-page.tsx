import '../../public/markdown.css';
import './translations.css';
import './text-form.css';
import { Navigate, useParams } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { addTranslationsFeatures } from './add-translations.ts';
import { TextForm } from './text-form.tsx';
import { WithTable } from './with-table.tsx';

addTranslationsFeatures();

/** One text in all languages; the address contains its key. */
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
