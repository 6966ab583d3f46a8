import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { spokenText } from '../translate-template.ts';
import { builtInListSlice, selectBuiltIn } from './built-in-slice.ts';

/** Why the last decision failed, completely or for some templates. */
export const DecisionProblem = () => {
  const { t } = useTranslation();
  const { problem, failed } = useSelector(selectBuiltIn);
  const { items = [] } = useSelector(builtInListSlice.select);
  if (!problem && failed.length === 0) return null;
  const nameOf = (templateName: string): string => {
    const entry = items.find((one) => one.templateName === templateName);
    return entry ? spokenText(entry.textKeys, t)(entry.title) : templateName;
  };
  return (
    <div className="callout" data-tone="bad" role="alert">
      {problem && <p>{t(`error.${problem.errorKey}`, problem.params)}</p>}
      {failed.map(({ templateName, errorKey }) => (
        <p key={templateName}>
          <strong>{nameOf(templateName)}</strong>: {t(`error.${errorKey}`)}
        </p>
      ))}
    </div>
  );
};
