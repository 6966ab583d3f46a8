import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { sessionRequested } from '../user-slice.ts';

/** How often somebody who looks at the page is asked for again, in milliseconds; others wait for the heartbeat. */
const every = 10_000;

/** Looks whether the gate has opened: on coming back to the page, and gently while it is looked at. */
export const useRecheck = (): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') dispatch(sessionRequested());
    };
    const timer = setInterval(look, every);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dispatch]);
};
