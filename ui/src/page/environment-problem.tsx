import { useDispatch, useSelector } from 'react-redux';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { selectSimEnvProblem, selectSimEnvStatus, simEnvsRequested } from '../sim-env/sim-env-slice.ts';

/** Shown while the environments load, and if that fails. */
export const EnvironmentProblem = () => {
  const status = useSelector(selectSimEnvStatus);
  const problem = useSelector(selectSimEnvProblem);
  const dispatch = useDispatch();
  return status === 'error' && problem ? (
    <ProblemNotice problem={problem} titleKey="simEnv.fetchFailed" onRetry={() => dispatch(simEnvsRequested())} />
  ) : (
    <Skeletons rows={8} />
  );
};
