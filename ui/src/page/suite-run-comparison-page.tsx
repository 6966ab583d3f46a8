import '../suite-run/suite-run.css';
import { useParams } from 'react-router-dom';
import { ComparisonView } from '../suite-run/comparison-view.tsx';
import { addRunFeatures } from '../suite-run/run-readings.ts';

addRunFeatures();

/** The comparison of the two runs in the address. */
export const SuiteRunComparisonPage = () => {
  const { runId = '', earlierRunId = '' } = useParams();
  return <ComparisonView key={`${runId} ${earlierRunId}`} runId={runId} earlierRunId={earlierRunId} />;
};
