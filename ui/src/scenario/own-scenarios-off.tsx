import '../admin-resource/admin-pages.css';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../parts/back-link.tsx';
import { PageTitle } from '../parts/page-title.tsx';

type Props = { readonly environmentName: string; readonly filesPath: string };

/** The page of an environment in which testers have no scenario lists of their own. */
export const OwnScenariosOff = ({ environmentName, filesPath }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="admin-form scenario-page">
      <PageTitle title={t('scenario.own')} />
      <header>
        <BackLink to={filesPath}>{t('removed.toFiles')}</BackLink>
        <h1>{t('scenario.own')}</h1>
      </header>
      <p>{t('error.scenario.ownNotAllowed', { environment: environmentName })}</p>
      <p className="muted">{t('scenario.ownNotAllowedBody')}</p>
    </div>
  );
};
