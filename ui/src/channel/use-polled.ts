import { useCallback, useEffect, useState } from 'react';
import { type Problem, problemOf } from '../saga/problem.ts';

/** Milliseconds between two readings while the view is open. */
const readEvery = 3_000;

/** What `read` returns, read again in intervals and on request. */
export const usePolled = <T>(read: () => Promise<T>) => {
  const [result, setResult] = useState<T>();
  const [problem, setProblem] = useState<Problem>();
  const readAgain = useCallback(async (): Promise<void> => {
    try {
      setResult(await read());
      setProblem(undefined);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }, [read]);
  useEffect(() => {
    void readAgain();
    const timer = setInterval(() => void readAgain(), readEvery);
    return () => clearInterval(timer);
  }, [readAgain]);
  return { result, problem, readAgain };
};
