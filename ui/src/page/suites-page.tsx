import '../admin-resource/admin-pages.css';
import '../editing/editing.css';
import '../suite/suite.css';
import '../suite-run/suite-run.css';
import { addFeature } from '../store.ts';
import { SuiteList } from '../suite/suite-list.tsx';
import { suiteLists } from '../suite/suite-readings.ts';
import { useWorkplace } from './environment-guard.tsx';

addFeature(suiteLists);

/** The test suites of the environment in the address. */
export const SuitesPage = () => {
  const { environmentToken, environmentName, scheme } = useWorkplace().environment;
  return <SuiteList key={environmentToken} {...{ environmentToken, environmentName, scheme }} />;
};
