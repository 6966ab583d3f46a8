import { useCallback, useEffect, useState } from 'react';
import { type Problem, problemOf } from '../saga/problem.ts';

type Reading<T> = { readonly value: T | undefined; readonly problem: Problem | undefined; readonly read: () => void };

/** The result of a call, read at the start and again every `everyMs` milliseconds while the page is open. */
export const useReading = <T>(call: () => Promise<T>, everyMs?: number): Reading<T> => {
  const [value, setValue] = useState<T>();
  const [problem, setProblem] = useState<Problem>();
  const read = useCallback(() => {
    call().then(
      (result) => {
        setValue(result);
        setProblem(undefined);
      },
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, [call]);
  useEffect(() => {
    read();
    if (everyMs === undefined) return;
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, [read, everyMs]);
  return { value, problem, read };
};
