import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { shownZone } from '../translation/moment-format.ts';
import { queryOf, type StatisticsView, viewOf } from './filter-address.ts';
import { cutTo } from './series.ts';
import {
  domainsRequested,
  selectStatistics,
  type TimelineQuery,
  type Timelines,
  timelinesRequested,
} from './statistics-slice.ts';

/** A part of the period, by its first and last step. */
type Zoom = { readonly first: string; readonly last: string };

const zoomedTo = (timelines: Timelines, { first, last }: Zoom): Timelines => {
  const { labels } = timelines.actions;
  const [from, to] = [labels.indexOf(first), labels.indexOf(last)];
  if (from < 0 || to < 0) return timelines;
  return {
    actions: cutTo(timelines.actions, from, to),
    messageTypes: cutTo(timelines.messageTypes, from, to),
    newUsers: cutTo(timelines.newUsers, from, to),
  };
};

/** The timelines of the address, read when it changes; dragging across a chart zooms all of them. */
export const useStatistics = () => {
  const dispatch = useDispatch();
  const state = useSelector(selectStatistics);
  const [address, setAddress] = useSearchParams();
  const [zoom, setZoom] = useState<Zoom>();
  const view = useMemo(() => viewOf(address), [address]);
  const { resolution, duration } = view;
  const domains = view.domains.join('\n');
  const query = useMemo(
    (): TimelineQuery => ({
      resolution,
      duration,
      domains: domains === '' ? [] : domains.split('\n'),
      timeZone: shownZone(),
    }),
    [resolution, duration, domains],
  );

  useEffect(() => void dispatch(domainsRequested()), [dispatch]);
  useEffect(() => {
    setZoom(undefined);
    dispatch(timelinesRequested(query));
  }, [dispatch, query]);

  const { timelines } = state;
  const shown = useMemo(() => (timelines && zoom ? zoomedTo(timelines, zoom) : timelines), [timelines, zoom]);
  return {
    state,
    view,
    query,
    shown,
    /** '' = the whole period. */
    part: zoom ? `${zoom.first}/${zoom.last}` : '',
    onView: (next: StatisticsView) => setAddress(queryOf(next), { replace: true }),
    onZoom: (first: string, last: string) => setZoom({ first, last }),
    onWhole: () => setZoom(undefined),
    onRefresh: () => void dispatch(timelinesRequested(query)),
  };
};
