import './built-in.css';
import {
  compareBuiltInTemplateRoute,
  installBuiltInTemplatesRoute,
  listBuiltInTemplatesRoute,
} from '@clearbench/contracts/template/built-in-routes';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { listSaga } from '../../admin-resource/list-saga.ts';
import { caller } from '../../http/http-caller.ts';
import { notify } from '../../notice/notify.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { addFeature } from '../../store.ts';
import { BuiltInList } from './built-in-list.tsx';
import { builtInSaga } from './built-in-saga.ts';
import { builtInListSlice, builtInSlice } from './built-in-slice.ts';
import { ComparisonView } from './comparison-view.tsx';

const list = caller(listBuiltInTemplatesRoute);
const compare = caller(compareBuiltInTemplateRoute);
const decide = caller(installBuiltInTemplatesRoute);

addFeature({
  slice: builtInListSlice,
  saga: listSaga(builtInListSlice, { topics: ['template'], list: () => list() }),
});
addFeature({
  slice: builtInSlice,
  saga: builtInSaga({
    compare: (name) => compare({ params: { name } }),
    decide: async (choices) => (await decide({ body: { choices: [...choices] } })).outcomes,
    decided: (take, count) => {
      if (count > 0) notify({ tone: 'good', textKey: `builtIn.decided.${take}`, params: { count } });
    },
  }),
});

/** The built-in templates, or the comparison of the one that the address names. */
export const BuiltInPage = () => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const templateName = params.get('template') ?? '';
  return (
    <>
      <PageTitle title={templateName === '' ? t('builtIn.title') : `${templateName} · ${t('builtIn.title')}`} />
      {templateName === '' ? (
        <BuiltInList />
      ) : (
        <div className="admin-form admin-list comparison">
          <ComparisonView templateName={templateName} />
        </div>
      )}
    </>
  );
};
