import '../listing/listing.css';
import '../editing/editing.css';
import '../explain/explain.css';
import '../transfer/transfer.css';
import '../conversation/conversation.css';
import '../suite-run/suite-run.css';
import '../suite-run/suite-run-case.css';
import { useParams } from 'react-router-dom';
import { addRunFeatures } from '../suite-run/run-readings.ts';
import { RunView } from '../suite-run/run-view.tsx';

addRunFeatures();

/** The run of a suite in the address. */
export const SuiteRunPage = () => {
  const { runId = '' } = useParams();
  return <RunView key={runId} runId={runId} />;
};
