import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectApprovalRequired } from '../settings/settings-slice.ts';
import { gateOf } from '../user/access-gate.ts';
import { forgetPath, rememberedPath, rememberPath } from '../user/login-redirect.ts';
import { selectUser } from '../user/user-slice.ts';

/** Lets in who may come in; everybody else is sent to their gate and comes back to this very address later. */
export const AccessGuard = () => {
  const gate = gateOf(useSelector(selectUser), useSelector(selectApprovalRequired));
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const isOpen = gate === undefined;

  useEffect(() => {
    // Whoever has arrived anywhere needs no way back any more.
    if (isOpen) forgetPath();
    else rememberPath(path);
  }, [isOpen, path]);

  if (gate !== undefined) return <Navigate to={gate} replace />;
  const remembered = rememberedPath();
  return remembered && pathname === '/' ? <Navigate to={remembered} replace /> : <Outlet />;
};
