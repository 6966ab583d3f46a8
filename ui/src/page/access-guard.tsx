import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { gateOf } from '../user/access-gate.ts';
import { rememberPath, takeRememberedPath } from '../user/login-redirect.ts';
import { selectUser } from '../user/user-slice.ts';

/** Lets in who may come in; everybody else is sent to their gate and comes back to this very address later. */
export const AccessGuard = () => {
  const gate = gateOf(useSelector(selectUser));
  const { pathname, search } = useLocation();
  if (gate !== undefined) {
    rememberPath(pathname + search);
    return <Navigate to={gate} replace />;
  }
  const remembered = pathname === '/' ? takeRememberedPath() : undefined;
  return remembered ? <Navigate to={remembered} replace /> : <Outlet />;
};
