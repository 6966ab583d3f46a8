import { useEffect, useRef, useState } from 'react';
import { type Problem, problemOf } from '../../saga/problem.ts';
import { type ImpactPorts, type ImpactProgress, type ImpactQuery, runImpact } from './impact-run.ts';

export type ImpactState = {
  readonly status: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  /** The query of the figures. */
  readonly query?: ImpactQuery;
  readonly progress?: ImpactProgress;
  readonly problem?: Problem;
};

/** One comparison at a time; leaving the page stops it, and so does a new one. */
export const useImpact = (ports: ImpactPorts) => {
  const [state, setState] = useState<ImpactState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (query: ImpactQuery) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running', query });
    const ifCurrent = (change: Partial<ImpactState>) => {
      if (!controller.signal.aborted) setState((before) => ({ ...before, ...change }));
    };
    try {
      await runImpact(ports, query, (progress) => ifCurrent({ progress }), controller.signal);
      ifCurrent({ status: 'done' });
    } catch (error) {
      ifCurrent({ status: 'failed', problem: problemOf(error) });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState((before) => ({ ...before, status: 'stopped' }));
  };
  return { state, start, stop };
};
