import { useTranslation } from 'react-i18next';
import { BackLink } from '../parts/back-link.tsx';
import { PageTitle } from '../parts/page-title.tsx';

type Props = { readonly environmentName: string; readonly filesPath: string };

/** The page of an environment in which testers have no scenario lists of their own. */
export const OwnScenariosOff = ({ environmentName, filesPath }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <PageTitle title={t('scenario.own')} />
      <h1>{t('scenario.own')}</h1>
      <p>{t('error.scenario.ownNotAllowed', { environment: environmentName })}</p>
      <p className="muted">{t('scenario.ownNotAllowedBody')}</p>
      <BackLink to={filesPath}>{t('removed.toFiles')}</BackLink>
    </div>
  );
};
