import { useTranslation } from 'react-i18next';
import { isNowhere, type Problem } from '../saga/problem.ts';
import { NotFoundNotice } from './not-found-notice.tsx';
import { PageTitle } from './page-title.tsx';
import { ProblemNotice } from './problem-notice.tsx';

type Props = {
  readonly problem: Problem;
  readonly titleKey: string;
  /** The link shown if the address has no resource. */
  readonly way: { readonly to: string; readonly text: string };
  readonly onRetry: () => void;
};

/** Shown instead of a page that could not be read. */
export const UnreadPage = ({ problem, titleKey, way, onRetry }: Props) => {
  const { t } = useTranslation();
  const title = t(titleKey);
  if (isNowhere(problem))
    return <NotFoundNotice title={title} reason={t(`error.${problem.errorKey}`, problem.params)} way={way} />;
  return (
    <>
      <PageTitle title={title} />
      <ProblemNotice isPage problem={problem} titleKey={titleKey} onRetry={onRetry} />
    </>
  );
};
