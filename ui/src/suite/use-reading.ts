import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { shownReading } from './shown-reading.ts';

type AnyReading<Data> = ReturnType<typeof shownReading<string, Data>>;

/** Shows what a key names while the component is on the page; `again` reads it again. */
export const useReading = <Data>(reading: Pick<AnyReading<Data>, 'actions' | 'select'>, key: string) => {
  const dispatch = useDispatch();
  const { actions, select } = reading;
  const state = useSelector(select);
  useEffect(() => {
    dispatch(actions.shown(key));
    return () => void dispatch(actions.hidden());
  }, [dispatch, actions, key]);
  return { ...state, again: () => void dispatch(actions.requested()) };
};
