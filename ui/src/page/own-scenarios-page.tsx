import { OwnScenarios } from '../scenario/own-scenarios.tsx';
import { useWorkplace } from './environment-guard.tsx';

/** The own scenario list of the tester in the environment of the address. */
export const OwnScenariosPage = () => {
  const { environmentToken, environmentName } = useWorkplace().environment;
  return <OwnScenarios key={environmentToken} environmentToken={environmentToken} environmentName={environmentName} />;
};
