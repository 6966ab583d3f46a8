import type { AppInfo } from '@clearbench/contracts/settings/routes';
import { useTranslation } from 'react-i18next';
import { type Fact, Facts } from '../../parts/facts.tsx';
import { ConnectionsSection } from '../connections/connections-section.tsx';

/** The operator's settings, with their environment variables, and the running software. */
export const Installation = ({ appInfo }: { readonly appInfo: AppInfo }) => {
  const { t } = useTranslation();
  const { basicSettings, buildInfo, gitInfo, javaInfo } = appInfo;
  const { demo } = basicSettings;
  const operator: Fact[] = [
    {
      name: t('appSettings.demo'),
      value: t(demo ? 'appSettings.demoOn' : 'appSettings.demoOff'),
      help: t(demo ? 'appSettings.demoOnHelp' : 'appSettings.demoOffHelp'),
    },
    {
      name: t('appSettings.largest'),
      value: t('appSettings.size', { bytes: basicSettings.largestContent }),
      help: t('appSettings.largestHelp'),
    },
  ];
  const running: Fact[] = [
    { name: t('appSettings.version'), value: <code>{`${buildInfo.name} ${buildInfo.version}`}</code> },
    ...(gitInfo.commit ? [{ name: t('appSettings.commit'), value: <code>{gitInfo.commit}</code> }] : []),
    { name: t('appSettings.runtime'), value: `${javaInfo.runtime} · ${javaInfo.platform}` },
  ];
  return (
    <>
      <ConnectionsSection />
      <Facts title={t('appSettings.operator')} facts={operator} />
      <Facts title={t('appSettings.running')} facts={running} />
    </>
  );
};
