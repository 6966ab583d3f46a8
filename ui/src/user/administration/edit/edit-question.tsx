import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { useDispatch } from 'react-redux';
import { DeleteAccount } from './delete-account.tsx';
import { deleteRequested, endSessionsRequested } from './edit-slice.ts';
import { EndSessions } from './end-sessions.tsx';

export type Confirmation = 'delete' | 'endSessions';

type Props = {
  readonly asked: Confirmation;
  readonly account: UserAccount;
  /** Whether administrators change their own account. */
  readonly own: boolean;
  readonly onClose: () => void;
};

/** The confirmations before commands besides saving. */
export const EditQuestion = ({ asked, account, own, onClose }: Props) => {
  const dispatch = useDispatch();
  const dispatchAction = (what: ReturnType<typeof deleteRequested | typeof endSessionsRequested>) => () => {
    onClose();
    dispatch(what);
  };
  return asked === 'delete' ? (
    <DeleteAccount account={account} onClose={onClose} onDelete={dispatchAction(deleteRequested())} />
  ) : (
    <EndSessions account={account} own={own} onClose={onClose} onEnd={dispatchAction(endSessionsRequested())} />
  );
};
