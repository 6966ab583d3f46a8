import '../admin-resource/admin-pages.css';
import '../editing/editing.css';
import '../suite/suite.css';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Skeletons } from '../parts/skeletons.tsx';
import { UnreadPage } from '../parts/unread-page.tsx';
import { addFeature } from '../store.ts';
import { FileEditor } from '../suite/file-editor.tsx';
import { shownSuite } from '../suite/suite-readings.ts';
import { useReading } from '../suite/use-reading.ts';
import { useSuiteList } from './use-suite-list.ts';

addFeature(shownSuite);

/** The file of a suite in the address. */
export const SuiteFilePage = () => {
  const { t } = useTranslation();
  const { suiteId = '' } = useParams();
  const [params] = useSearchParams();
  const path = params.get('path') ?? '';
  const { key, data, problem, again } = useReading(shownSuite, suiteId);
  const { listPath } = useSuiteList(suiteId);
  const suite = key === suiteId ? data : undefined;
  if (suite) return <FileEditor key={path} suite={suite} path={path} />;
  if (!problem) return <Skeletons rows={10} />;
  const way = { to: listPath, text: t('suite.title') };
  return <UnreadPage problem={problem} titleKey="suite.readFailed" way={way} onRetry={again} />;
};
