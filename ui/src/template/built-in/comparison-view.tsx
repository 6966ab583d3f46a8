import type { BuiltInTemplateComparison } from '@clearbench/contracts/template/built-in-routes';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { BackLink } from '../../parts/back-link.tsx';
import { ProblemNotice } from '../../parts/problem-notice.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { spokenText } from '../translate-template.ts';
import { BuiltInActions } from './built-in-actions.tsx';
import { builtInListSlice, comparisonRequested, selectBuiltIn } from './built-in-slice.ts';
import { DecisionProblem } from './decision-problem.tsx';
import { type Row, sideBySide, templateText } from './side-by-side.ts';
import { StatusTag } from './status-tag.tsx';

const CodeCell = ({ text, changed }: { readonly text: string | undefined; readonly changed: boolean }) => (
  <td data-changed={(changed && text !== undefined) || undefined} data-missing={text === undefined || undefined}>
    <code>{text}</code>
  </td>
);

const Rows = ({ rows }: { readonly rows: readonly Row[] }) =>
  rows.map(({ kind, left, right }, at) =>
    kind === 'gap' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a fixed comparison have no other name
      <tr key={at} className="side-gap">
        <td colSpan={2}>⋯</td>
      </tr>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a fixed comparison have no other name
      <tr key={at}>
        <CodeCell text={left} changed={kind === 'changed'} />
        <CodeCell text={right} changed={kind === 'changed'} />
      </tr>
    ),
  );

const SideBySide = ({ comparison: { installed, builtIn } }: { readonly comparison: BuiltInTemplateComparison }) => {
  const { t } = useTranslation();
  const rows = useMemo(
    () => sideBySide(installed ? templateText(installed) : '', builtIn ? templateText(builtIn) : ''),
    [installed, builtIn],
  );
  if (installed && builtIn && !rows.some(({ kind }) => kind === 'changed'))
    return <p className="muted">{t('builtIn.same')}</p>;
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': t('builtIn.differences') };
  return (
    <div {...frame}>
      <table className="side-by-side">
        <thead>
          <tr>
            <th scope="col">{t('builtIn.installed')}</th>
            <th scope="col">{t('builtIn.builtIn')}</th>
          </tr>
        </thead>
        <tbody>
          <Rows rows={rows} />
        </tbody>
      </table>
    </div>
  );
};

const Comparison = ({ comparison }: { readonly comparison: BuiltInTemplateComparison }) => {
  const { t } = useTranslation();
  const { title, textKeys, status, templateName } = comparison;
  return (
    <>
      <header className="resource-head">
        <BackLink to="/admin/templates/built-in">{t('builtIn.back')}</BackLink>
        <div className="page-head">
          <div>
            <h1>
              {spokenText(textKeys, t)(title)} <StatusTag status={status} />
            </h1>
            <p className="muted">
              <code>{templateName}</code> · {t(`builtIn.explained.${status}`)}
            </p>
          </div>
          <div className="row-of-buttons">
            <BuiltInActions entry={comparison} />
          </div>
        </div>
      </header>
      <DecisionProblem />
      <SideBySide comparison={comparison} />
    </>
  );
};

/** The installed template beside the built-in one. */
export const ComparisonView = ({ templateName }: { readonly templateName: string }) => {
  const dispatch = useDispatch();
  const { comparison, comparisonProblem } = useSelector(selectBuiltIn);
  const { items } = useSelector(builtInListSlice.select);
  // After a decision the list is read again; a new edition in its entry means a new comparison.
  const entry = items?.find((one) => one.templateName === templateName);
  const edition = `${entry?.status} ${entry?.version}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with every edition
  useEffect(() => {
    dispatch(comparisonRequested(templateName));
  }, [dispatch, templateName, edition]);
  if (comparisonProblem)
    return (
      <ProblemNotice
        problem={comparisonProblem}
        titleKey="builtIn.compareFailed"
        isPage
        onRetry={() => dispatch(comparisonRequested(templateName))}
      />
    );
  return comparison?.templateName === templateName ? <Comparison comparison={comparison} /> : <Skeletons rows={12} />;
};
