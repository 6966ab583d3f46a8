import { useDispatch, useSelector } from 'react-redux';
import { Skeletons } from '../parts/skeletons.tsx';
import { TroubleBox } from '../parts/trouble-box.tsx';
import { selectSimEnvStatus, selectSimEnvTrouble, simEnvsRequested } from '../sim-env/sim-env-slice.ts';

/** Shown while the environments load, and if that fails. */
export const EnvironmentTrouble = () => {
  const status = useSelector(selectSimEnvStatus);
  const trouble = useSelector(selectSimEnvTrouble);
  const dispatch = useDispatch();
  return status === 'error' && trouble ? (
    <TroubleBox trouble={trouble} titleKey="simEnv.fetchFailed" onRetry={() => dispatch(simEnvsRequested())} />
  ) : (
    <Skeletons rows={8} />
  );
};
