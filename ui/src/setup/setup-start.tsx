import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Skeletons } from '../parts/skeletons.tsx';
import { addSetupFeatures } from './add-setup.ts';
import { SetupPage } from './setup-page.tsx';
import { isPending, selectSetup, setupRequested } from './setup-slice.ts';

addSetupFeatures();

type Props = {
  /** Replaces the checklist while it loads. */
  readonly pending?: ReactNode;
  /** The content for an administrator when the checklist is done or dismissed, or cannot be read. */
  readonly otherwise: ReactNode;
};

/** The start page of an administrator: the set-up checklist until it is done or dismissed. */
export const SetupStart = ({ pending = <SetupPage />, otherwise }: Props) => {
  const dispatch = useDispatch();
  const { checklist, status } = useSelector(selectSetup);
  useEffect(() => {
    if (status === 'initial') dispatch(setupRequested());
  }, [dispatch, status]);
  if (!checklist && status !== 'error') return <Skeletons rows={8} />;
  return isPending(checklist) ? pending : otherwise;
};
