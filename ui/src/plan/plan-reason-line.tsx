import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Deed } from './plan-reason.ts';
import { selectPlanReasons } from './plan-slice.ts';

/** A line that says why the plan does not allow the purpose of the page. */
export const PlanReasonLine = ({ deed }: { readonly deed: Deed }) => {
  const { t } = useTranslation();
  const reason = useSelector(selectPlanReasons)[deed];
  return reason === undefined ? null : (
    <p className="callout plan-reason-line" data-tone="warn" role="status">
      {t(`planReason.${reason}`)}
    </p>
  );
};
