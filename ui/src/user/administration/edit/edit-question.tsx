import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { useDispatch } from 'react-redux';
import { DeleteAccount } from './delete-account.tsx';
import { deleteRequested, endSessionsRequested } from './edit-slice.ts';
import { EndSessions } from './end-sessions.tsx';

export type Question = 'delete' | 'endSessions';

type Props = {
  readonly asked: Question;
  readonly account: UserAccount;
  /** Whether administrators are about to act on their own account. */
  readonly own: boolean;
  readonly onClose: () => void;
};

/** What is asked before an order that goes beyond the form. */
export const EditQuestion = ({ asked, account, own, onClose }: Props) => {
  const dispatch = useDispatch();
  const order = (what: ReturnType<typeof deleteRequested | typeof endSessionsRequested>) => () => {
    onClose();
    dispatch(what);
  };
  return asked === 'delete' ? (
    <DeleteAccount account={account} onClose={onClose} onDelete={order(deleteRequested())} />
  ) : (
    <EndSessions account={account} own={own} onClose={onClose} onEnd={order(endSessionsRequested())} />
  );
};
