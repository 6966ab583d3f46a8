import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { Skeletons } from '../parts/skeletons.tsx';
import { EnvironmentChoice } from '../sim-env/environment-choice.tsx';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { selectCurrent, selectSimEnvStatus, selectSimEnvs } from '../sim-env/sim-env-slice.ts';
import { selectIsAdministrator } from '../user/administration/is-administrator.ts';
import { EnvironmentProblem } from './environment-problem.tsx';

const SetupStart = lazy(async () => ({ default: (await import('../setup/setup-start.tsx')).SetupStart }));

/** Opens the files of the current environment; a user without one chooses it. */
const WorkStart = () => {
  const current = useSelector(selectCurrent);
  const all = useSelector(selectSimEnvs);
  const status = useSelector(selectSimEnvStatus);
  const isAdministrator = useSelector(selectIsAdministrator);
  if (current) {
    const { environment, rbVersion } = current;
    return <Navigate to={pathOfFiles({ envToken: environment.environmentToken, rbVersion })} replace />;
  }
  return status === 'idle' ? (
    <EnvironmentChoice environments={all} isAdministrator={isAdministrator} />
  ) : (
    <EnvironmentProblem />
  );
};

/** The start page: the current environment, and for an administrator the set-up checklist while it is pending. */
export const StartPage = () => {
  const isAdministrator = useSelector(selectIsAdministrator);
  if (!isAdministrator) return <WorkStart />;
  return (
    <Suspense fallback={<Skeletons rows={8} />}>
      <SetupStart otherwise={<WorkStart />} />
    </Suspense>
  );
};
