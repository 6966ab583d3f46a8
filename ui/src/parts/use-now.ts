import { useEffect, useState } from 'react';

/** The current time, updated as often as "2 min. ago" needs it. */
export const useNow = (every = 30_000): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
