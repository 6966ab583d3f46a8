import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { PlanReasonLine } from '../plan/plan-reason-line.tsx';
import { selectMayCreate, selectPlanStatus } from '../plan/plan-slice.ts';

/** Creating files requires a plan that allows it; without one the address does not exist. */
export const CreateGate = ({ children }: { readonly children: ReactNode }) => {
  const mayCreate = useSelector(selectMayCreate);
  const status = useSelector(selectPlanStatus);
  if (mayCreate)
    return (
      <>
        <PlanReasonLine deed="create" />
        {children}
      </>
    );
  return status === 'loading' || status === 'initial' ? null : <Navigate to="/404" replace />;
};
