import { useEffect, useState } from 'react';
import type { Workshop } from './workshop.ts';

/** A workshop for as long as something is shown; undefined for the first moment. */
export const useWorkshop = (): Workshop | undefined => {
  const [workshop, setWorkshop] = useState<Workshop>();
  useEffect(() => {
    let end: (() => void) | undefined = () => undefined;
    void import('./open-workshop.ts').then(({ openWorkshop }) => {
      // Whoever asked may be gone by now.
      if (end === undefined) return;
      const opened = openWorkshop();
      end = opened.end;
      setWorkshop(opened);
    });
    return () => {
      end?.();
      end = undefined;
    };
  }, []);
  return workshop;
};
