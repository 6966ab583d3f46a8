import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { sessionRequested } from '../user-slice.ts';

/** The interval in milliseconds at which a visible page checks the account; hidden pages wait for the heartbeat. */
const every = 10_000;

/** Checks whether access was granted: on return to the page, and periodically while it is visible. */
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
