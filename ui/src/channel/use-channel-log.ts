import type { ChannelDetails, ChannelEntry } from '@clearbench/contracts/channel/administration-routes';
import { useCallback, useEffect, useState } from 'react';
import { type Problem, problemOf } from '../saga/problem.ts';
import { channelCalls } from './channel-calls.ts';

type Log = Awaited<ReturnType<typeof channelCalls.readLog>>;

/** The newest entries of a channel, all or of one type. A new `channel` object means that its log may have changed. */
export const useChannelLog = (channel: ChannelDetails, type: ChannelEntry['type'] | undefined) => {
  const [result, setResult] = useState<Log>();
  const [problem, setProblem] = useState<Problem>();
  const readAgain = useCallback(async (): Promise<void> => {
    const { channelId } = channel;
    try {
      setResult(await channelCalls.readLog({ params: { channelId }, query: type === undefined ? {} : { type } }));
      setProblem(undefined);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }, [channel, type]);
  useEffect(() => void readAgain(), [readAgain]);
  return { result, problem, readAgain };
};
