import type { SuiteDetails } from '@clearbench/contracts/suite/routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOfSuiteFile } from './suite-addresses.ts';

const mostShown = 20;

/** The errors in the files of a suite; each leads to its place in the text. */
export const ProblemList = ({ suite }: { suite: Pick<SuiteDetails, 'suiteId' | 'problems' | 'problemCount'> }) => {
  const { t } = useTranslation();
  const { suiteId, problems, problemCount } = suite;
  if (problemCount === 0) return null;
  const shown = problems.slice(0, mostShown);
  return (
    <section className="suite-problems" aria-labelledby="suite-problems">
      <h2 id="suite-problems">{t('suite.problems', { count: problemCount })}</h2>
      <p className="muted">{t('suite.problemsBody')}</p>
      <ul>
        {shown.map((problem) => (
          <li key={`${problem.file} ${problem.line} ${problem.column} ${problem.text}`}>
            <Link to={pathOfSuiteFile(suiteId, problem.file, problem)}>
              {t('suite.placeIn', { file: problem.file, line: problem.line, column: problem.column })}
            </Link>{' '}
            {problem.text}
          </li>
        ))}
      </ul>
      {problemCount > shown.length && (
        <p className="muted">{t('suite.moreProblems', { count: problemCount - shown.length })}</p>
      )}
    </section>
  );
};
