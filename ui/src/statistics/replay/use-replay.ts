import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Asked } from '../statistics-slice.ts';
import { type Pace, paceChosen, replayLeft, replayRequested, selectReplay } from './replay-slice.ts';

const today = (timeZone: string): string =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());

/** A replay in the window the page shows; closing it or leaving the page ends it. */
export const useReplay = ({ resolution, duration, timeZone }: Asked) => {
  const dispatch = useDispatch();
  const replay = useSelector(selectReplay);
  const [open, setOpen] = useState(false);
  useEffect(() => () => void dispatch(replayLeft()), [dispatch]);

  const onStop = () => void dispatch(replayLeft());
  return {
    replay,
    open,
    today: today(timeZone),
    onOpen: () => setOpen(true),
    onStart: (until: string, pace: Pace) =>
      void dispatch(replayRequested({ resolution, duration, timeZone, until, pace })),
    onPace: (pace: Pace) => void dispatch(paceChosen({ pace })),
    onStop,
    onClose: () => {
      onStop();
      setOpen(false);
    },
  };
};
