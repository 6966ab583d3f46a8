import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectApprovalRequired } from '../settings/settings-slice.ts';
import { gateOf } from '../user/access-gate.ts';
import { forgetPath, rememberedPath, rememberPath } from '../user/login-redirect.ts';
import { selectUser } from '../user/user-slice.ts';

/** Shows the page to permitted users; others are sent to the page for their state and return to this address later. */
export const AccessGuard = () => {
  const gate = gateOf(useSelector(selectUser), useSelector(selectApprovalRequired));
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const isOpen = gate === undefined;

  useEffect(() => {
    // After any page was opened, the stored path is not needed.
    if (isOpen) forgetPath();
    else rememberPath(path);
  }, [isOpen, path]);

  if (gate !== undefined) return <Navigate to={gate} replace />;
  const remembered = rememberedPath();
  return remembered && pathname === '/' ? <Navigate to={remembered} replace /> : <Outlet />;
};
