import './settings.css';
import type { AppSettings } from '@clearbench/contracts/settings/app-settings';
import {
  checkProviderRoute,
  readConnectionsRoute,
  readSignInTestRoute,
  sendTestMailRoute,
  startSignInTestRoute,
} from '@clearbench/contracts/settings/connection-routes';
import { legalPages } from '@clearbench/contracts/settings/legal-text';
import { changeAppSettingsRoute, readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { isShownName } from '@clearbench/contracts/shown-name';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { addResource } from '../../admin-resource/add-resource.ts';
import { resourceEditor } from '../../admin-resource/admin-resource.ts';
import { ResourceForm } from '../../admin-resource/resource-form.tsx';
import { ResourcePage } from '../../admin-resource/resource-page.tsx';
import { caller } from '../../http/http-caller.ts';
import { connectionsSaga } from '../connections/connections-saga.ts';
import { connectionsSlice } from '../connections/connections-slice.ts';
import { type StoredSettings, selectAppInfo } from '../settings-slice.ts';
import { Installation } from './installation.tsx';
import { type SettingsServer, settingsCalls, settingsEditSaga, settingsId } from './settings-calls.ts';
import { SettingsSections } from './settings-sections.tsx';

const readSettings = caller(readAppSettingsRoute);
const changeSettings = caller(changeAppSettingsRoute);
const readConnections = caller(readConnectionsRoute);
const sendTestMail = caller(sendTestMailRoute);
const checkProvider = caller(checkProviderRoute);
const startSignInTest = caller(startSignInTestRoute);
const readSignInTest = caller(readSignInTestRoute);

const server: SettingsServer = { read: () => readSettings(), change: (body) => changeSettings({ body }) };

const settings = resourceEditor<StoredSettings, AppSettings>({
  name: 'settingsEdit',
  noun: 'settings',
  fields: [
    ['productName', 'appSettings.name'],
    ['newUserNeedApproval', 'appSettings.approval'],
    ['legalTexts', 'appSettings.pages'],
  ],
  readFailed: 'appSettings.readFailed',
  ...settingsCalls(server),
});

const connections = connectionsSaga({
  read: () => readConnections(),
  sendTestMail: (body) => sendTestMail({ body }),
  readSignInTest: async () => (await readSignInTest()).test,
  checkProvider: async (name) => (await checkProvider({ params: { name } })).steps,
  startSignInTest: async (name) => (await startSignInTest({ params: { name } })).url,
  leaveFor: (url) => location.assign(url),
});

addResource({
  features: [
    { slice: settings.edit, saga: settingsEditSaga(settings.edit, server) },
    { slice: connectionsSlice, saga: connections },
  ],
});

const useValueText = () => {
  const { t } = useTranslation();
  return (field: keyof AppSettings, { productName, newUserNeedApproval, legalTexts }: AppSettings): string => {
    if (field === 'productName') return productName;
    if (field === 'newUserNeedApproval') return t(newUserNeedApproval ? 'plan.yes' : 'plan.no');
    const shown = legalPages.filter((page) => legalTexts[page]).map((page) => t(`appSettings.page.${page}`));
    return shown.join(', ') || t('editing.none');
  };
};

/** The settings of the installation: what administrators set, and what only its operator can set. */
export const SettingsPage = () => {
  const { t } = useTranslation();
  const valueText = useValueText();
  const appInfo = useSelector(selectAppInfo);
  return (
    <ResourcePage
      resource={settings}
      id={settingsId}
      className="settings-form"
      loadingTitle={t('appSettings.title')}
      head={() => ({ title: t('appSettings.title') })}
    >
      {(edited) => (
        <ResourceForm
          resource={settings}
          edited={edited}
          valueText={valueText}
          complete={isShownName(edited.shown.productName.trim())}
        >
          <SettingsSections shown={edited.shown} onChange={edited.change} />
          {appInfo && <Installation appInfo={appInfo} />}
        </ResourceForm>
      )}
    </ResourcePage>
  );
};
