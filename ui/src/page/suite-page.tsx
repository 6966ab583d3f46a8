import '../admin-resource/admin-pages.css';
import '../editing/editing.css';
import '../suite/suite.css';
import '../suite-run/suite-run.css';
import { useParams } from 'react-router-dom';
import { addFeature } from '../store.ts';
import { shownSuite } from '../suite/suite-readings.ts';
import { SuiteView } from '../suite/suite-view.tsx';
import { useSuiteList } from './use-suite-list.ts';

addFeature(shownSuite);

/** The suite in the address. */
export const SuitePage = () => {
  const { suiteId = '' } = useParams();
  return <SuiteView key={suiteId} suiteId={suiteId} {...useSuiteList(suiteId)} />;
};
