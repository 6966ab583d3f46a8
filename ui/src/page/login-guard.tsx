import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectApprovalRequired } from '../settings/settings-slice.ts';
import { gateOf } from '../user/access-gate.ts';
import { selectUser } from '../user/user-slice.ts';

/** Each sign-in page is for users in its state; others are redirected. */
export const LoginGuard = () => {
  const gate = gateOf(useSelector(selectUser), useSelector(selectApprovalRequired));
  const { pathname, search } = useLocation();
  const atLogin = /^\/login\/?$/.test(pathname);
  if (atLogin && gate !== undefined && gate !== '/login/') return <Navigate to={gate} replace />;
  const query = new URLSearchParams(search);
  // A tab whose session another account replaced says so, although that account is signed in.
  const stays = query.has('redirectTo') || query.get('ended') === 'replaced';
  if (atLogin && gate === undefined && !stays) return <Navigate to="/" replace />;
  if (!atLogin && gate !== pathname) return <Navigate to="/" replace />;
  return <Outlet />;
};
