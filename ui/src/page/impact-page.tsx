import '../listing/short-list.css';
import '../file/impact/impact.css';
import { checkImpactRoute } from '@clearbench/contracts/file/impact-routes';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ImpactPorts } from '../file/impact/impact-run.ts';
import { ImpactView } from '../file/impact/impact-view.tsx';
import { caller } from '../http/http-caller.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { selectPlanReasons } from '../plan/plan-slice.ts';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { useWorkplace } from './environment-guard.tsx';

const checkImpact = caller(checkImpactRoute);
const ports: ImpactPorts = { readPage: (body) => checkImpact({ body }) };

/** The impact of another rulebook or day on the files of the environment in the address. */
export const ImpactPage = () => {
  const { t } = useTranslation();
  const { environment, rbVersion } = useWorkplace();
  const { environmentToken, environmentName } = environment;
  const why = useSelector(selectPlanReasons).validate;
  return (
    <>
      <PageTitle title={t('impact.title')} />
      <ImpactView
        key={`${environmentToken} ${rbVersion}`}
        ports={ports}
        environmentToken={environmentToken}
        environmentName={environmentName}
        rbVersion={rbVersion}
        filesPath={pathOfFiles({ envToken: environmentToken, rbVersion })}
        reason={why && t(`planReason.${why}`)}
      />
    </>
  );
};
