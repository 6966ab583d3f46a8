import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOfRule } from './explain-paths.ts';

type Props = { readonly reason: string; readonly coveredBy: string | undefined };

/** Why the check covers a part of a rule only, and the rule that reports the rest. */
export const Limitation = ({ reason, coveredBy }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      {reason}
      {coveredBy && (
        <>
          {' '}
          <Link to={pathOfRule(coveredBy)}>{t('explain.coveredBy', { rule: coveredBy })}</Link>
        </>
      )}
    </>
  );
};
