import { IconX } from 'virtual:icons';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../parts/button.tsx';
import { ProblemNotice } from '../../../parts/problem-notice.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { instantOf, wallClock } from '../wall-clock.ts';
import { type Comparison, comparisonRequested, selectAudit } from './audit-slice.ts';
import { compareFacts } from './compare-facts.ts';
import { type FactTexts, factText, fieldText } from './fact-text.ts';

type Props = {
  readonly userId: string;
  readonly at: string;
  readonly words: FactTexts;
  readonly onAt: (at: string) => void;
};

const Compared = ({ comparison: { past, present }, words }: { comparison: Comparison; words: FactTexts }) => {
  const { t } = useTranslation();
  const facts = compareFacts(past, present);
  const different = facts.filter(({ differs }) => differs).length;
  return (
    <>
      <p className="muted" role="status">
        {past.exists ? t('audit.different', { count: different }) : t('audit.notThereYet')}
        {!present.exists && ` ${t('audit.goneNow')}`}
      </p>
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">{t('audit.fact')}</th>
            <th scope="col">{t('audit.then')}</th>
            <th scope="col">{t('audit.now')}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ field, past: before, present: after, differs }) => (
            <tr key={field} data-differs={differs || undefined}>
              <th scope="row">
                {fieldText(field, words)}
                {differs && <span className="visually-hidden"> {t('audit.differs')}</span>}
              </th>
              <td>{factText(field, before, words)}</td>
              <td>{factText(field, after, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

/** The account at an instant, compared with today. */
export const AsOfPanel = ({ userId, at, words, onAt }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const dispatch = useDispatch();
  const { comparison, comparing, comparisonProblem } = useSelector(selectAudit);
  useEffect(() => {
    dispatch(comparisonRequested({ userId, at }));
  }, [dispatch, userId, at]);
  const title = t('audit.asItWas');
  return (
    <aside className="as-of" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <IconButton label={t('audit.closeAsOf')} onClick={() => onAt('')}>
          <IconX size={15} aria-hidden="true" />
        </IconButton>
      </header>
      <label className="field-label" htmlFor={id}>
        {t('audit.instant')}
      </label>
      <input
        id={id}
        type="datetime-local"
        step={1}
        className="input"
        value={wallClock(at)}
        onChange={({ target }) => target.value && onAt(instantOf(target.value))}
      />
      {comparisonProblem && (
        <ProblemNotice
          problem={comparisonProblem}
          titleKey="audit.asOfFailed"
          onRetry={() => dispatch(comparisonRequested({ userId, at }))}
        />
      )}
      {comparing === 'loading' && !comparison && <Skeletons rows={8} />}
      {comparison && !comparisonProblem && <Compared comparison={comparison} words={words} />}
    </aside>
  );
};
