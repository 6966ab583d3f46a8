import { useEffect } from 'react';

/** A file without a report is checked when it is opened, once. */
export const useFirstCheck = (needed: boolean, check: () => void): void => {
  useEffect(() => {
    if (needed) check();
  }, [needed, check]);
};
