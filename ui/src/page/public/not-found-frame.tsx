import { useSelector } from 'react-redux';
import { PublicLayout } from '../../public/public-layout.tsx';
import { selectApprovalRequired } from '../../settings/settings-slice.ts';
import { gateOf } from '../../user/access-gate.ts';
import { selectUser } from '../../user/user-slice.ts';
import { Layout } from '../layout.tsx';

/** The frame of the not-found page: the product for permitted users, the public frame for others. */
export const NotFoundFrame = () => {
  const gate = gateOf(useSelector(selectUser), useSelector(selectApprovalRequired));
  return gate === undefined ? <Layout /> : <PublicLayout />;
};
