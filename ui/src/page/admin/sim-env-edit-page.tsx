import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../format/format.css';
import '../../sim-env/administration/rules/sim-env-rules.css';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { selectSimEnvEdit } from '../../sim-env/administration/sim-env-edit-slice.ts';
import { SimEnvEditView } from '../../sim-env/administration/sim-env-edit-view.tsx';
import { addSimEnvFeatures } from './sim-env-features.ts';

addSimEnvFeatures();

/** One environment, or a new one where the address names none: `from` is the one to copy. */
export const SimEnvEditPage = () => {
  const { t } = useTranslation();
  const { simEnvId = '' } = useParams();
  const [params] = useSearchParams();
  const { stored } = useSelector(selectSimEnvEdit);
  const from = simEnvId === '' ? (params.get('from') ?? '') : '';
  return (
    <>
      <PageTitle title={stored?.environmentName ?? t(simEnvId === '' ? 'simEnvAdmin.new' : 'simEnvAdmin.title')} />
      <SimEnvEditView key={`${simEnvId} ${from}`} environmentId={simEnvId} from={from} />
    </>
  );
};
