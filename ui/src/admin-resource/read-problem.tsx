import { useTranslation } from 'react-i18next';
import { BackLink } from '../parts/back-link.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { isNowhere, type Problem } from '../saga/problem.ts';

type Props = {
  readonly problem: Problem;
  readonly titleKey: string;
  readonly back?: { readonly to: string; readonly text: string } | undefined;
  readonly onRetry: () => void;
};

/** The address names no resource, or this resource cannot have one: a retry cannot help. */
const NotFound = ({ errorKey, params }: Problem) => {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <h1>{t('editing.nowhere')}</h1>
      {errorKey !== 'request.invalid' && <p className="muted">{t(`error.${errorKey}`, params)}</p>}
    </div>
  );
};

/** Shown instead of a resource that could not be read: the reason, and the way back to the list. */
export const ReadProblem = ({ problem, titleKey, back, onRetry }: Props) => (
  <div className="admin-form">
    <header className="resource-head">
      {back && <BackLink to={back.to}>{back.text}</BackLink>}
      {isNowhere(problem) && <NotFound {...problem} />}
    </header>
    {!isNowhere(problem) && <ProblemNotice isPage problem={problem} titleKey={titleKey} onRetry={onRetry} />}
  </div>
);
