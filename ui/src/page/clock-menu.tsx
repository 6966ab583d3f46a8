import { useSelector } from 'react-redux';
import { ClockButton } from '../environment-clock/clock-button.tsx';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { selectCurrent } from '../sim-env/sim-env-slice.ts';

/** The clock of the current environment, connected to the store and the address. */
export const ClockMenu = () => {
  const current = useSelector(selectCurrent);
  if (!current) return null;
  const { environment, rbVersion } = current;
  const files = pathOfFiles({ envToken: environment.environmentToken, rbVersion });
  return <ClockButton environment={environment} plannedPath={`${files}/planned`} inboxPath={`${files}/inbox`} />;
};
