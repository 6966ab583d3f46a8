import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { EnvironmentSwitcher } from '../sim-env/environment-switcher.tsx';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { selectCurrent, selectSimEnvs } from '../sim-env/sim-env-slice.ts';

/** The environment switcher, connected to the store and the address. */
export const EnvironmentMenu = () => {
  const all = useSelector(selectSimEnvs);
  const current = useSelector(selectCurrent);
  const go = useNavigate();
  if (all.length === 0) return null;
  return (
    <EnvironmentSwitcher
      environments={all}
      current={current}
      onChoose={(workplace) => void go(pathOfFiles(workplace))}
    />
  );
};
