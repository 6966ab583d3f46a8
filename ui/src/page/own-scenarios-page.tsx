import { OwnScenarios } from '../scenario/own-scenarios.tsx';
import { OwnScenariosOff } from '../scenario/own-scenarios-off.tsx';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { useWorkplace } from './environment-guard.tsx';

/** The own scenario list of the tester in the environment of the address, where the environment allows it. */
export const OwnScenariosPage = () => {
  const { environment, rbVersion } = useWorkplace();
  const { environmentToken, environmentName, clearing } = environment;
  if (!clearing.allowOwnScenarios)
    return (
      <OwnScenariosOff
        environmentName={environmentName}
        filesPath={pathOfFiles({ envToken: environmentToken, rbVersion })}
      />
    );
  return <OwnScenarios key={environmentToken} environmentToken={environmentToken} environmentName={environmentName} />;
};
