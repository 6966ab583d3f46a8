import { useEffect, useState } from 'react';
import type { InjectionWorker } from './open-injection-worker.ts';

/** The worker that injects errors, while the component is shown; undefined on the first render. */
export const useInjectionWorker = (): InjectionWorker | undefined => {
  const [worker, setWorker] = useState<InjectionWorker>();
  useEffect(() => {
    let end: (() => void) | undefined = () => undefined;
    void import('./open-injection-worker.ts').then(({ openInjectionWorker }) => {
      // The component may be unmounted by now.
      if (end === undefined) return;
      const opened = openInjectionWorker();
      end = opened.end;
      setWorker(opened);
    });
    return () => {
      end?.();
      end = undefined;
    };
  }, []);
  return worker;
};
