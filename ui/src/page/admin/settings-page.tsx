import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../settings/change/settings.css';
import { changeAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { useTranslation } from 'react-i18next';
import { caller } from '../../http/caller.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { changeSaga } from '../../settings/change/change-saga.ts';
import { changeSlice } from '../../settings/change/change-slice.ts';
import { SettingsForm } from '../../settings/change/settings-form.tsx';
import { addFeature } from '../../store.ts';
import { addHistory } from './history-feature.ts';

const change = caller(changeAppSettingsRoute);

addHistory();
addFeature({ slice: changeSlice, saga: changeSaga((body) => change({ body })) });

/** The settings of the installation. */
export const SettingsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('appSettings.title')} />
      <SettingsForm />
    </>
  );
};
