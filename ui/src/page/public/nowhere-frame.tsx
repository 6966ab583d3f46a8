import { useSelector } from 'react-redux';
import { PublicLayout } from '../../public/public-layout.tsx';
import { selectApprovalRequired } from '../../settings/settings-slice.ts';
import { gateOf } from '../../user/access-gate.ts';
import { selectUser } from '../../user/user-slice.ts';
import { Layout } from '../layout.tsx';

/** Around the page that is not there: the product for who may use it, the public pages' frame for everybody else. */
export const NowhereFrame = () => {
  const gate = gateOf(useSelector(selectUser), useSelector(selectApprovalRequired));
  return gate === undefined ? <Layout /> : <PublicLayout />;
};
