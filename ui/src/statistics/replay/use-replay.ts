import { timeZone } from '@clearbench/contracts/time/time-zone';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TimelineQuery } from '../statistics-slice.ts';
import { type Pace, paceChosen, replayLeft, replayRequested, selectReplay } from './replay-slice.ts';

const today = (zone: string): string => new Date(timeZone(zone).localAt(Date.now())).toISOString().slice(0, 10);

/** A replay for the period of the page; closing it or leaving the page ends it. */
export const useReplay = ({ resolution, duration, timeZone: zone }: TimelineQuery) => {
  const dispatch = useDispatch();
  const replay = useSelector(selectReplay);
  const [open, setOpen] = useState(false);
  useEffect(() => () => void dispatch(replayLeft()), [dispatch]);

  const onStop = () => void dispatch(replayLeft());
  return {
    replay,
    open,
    today: today(zone),
    onOpen: () => setOpen(true),
    onStart: (until: string, pace: Pace) =>
      void dispatch(replayRequested({ resolution, duration, timeZone: zone, until, pace })),
    onPace: (pace: Pace) => void dispatch(paceChosen({ pace })),
    onStop,
    onClose: () => {
      onStop();
      setOpen(false);
    },
  };
};
