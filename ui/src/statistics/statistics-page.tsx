import './statistics.css';
import {
  endReplayRoute,
  paceReplayRoute,
  readReplayRoute,
  startReplayRoute,
} from '@clearbench/contracts/statistics/replay-routes';
import {
  listDomainsRoute,
  readActionsRoute,
  readMessageTypesRoute,
  readNewUsersRoute,
} from '@clearbench/contracts/statistics/routes';
import { useTranslation } from 'react-i18next';
import { caller } from '../http/http-caller.ts';
import { notifyProblem } from '../notice/notify.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { addFeature } from '../store.ts';
import { replaySaga } from './replay/replay-saga.ts';
import { type ReplayRequest, replaySlice } from './replay/replay-slice.ts';
import { statisticsSaga } from './statistics-saga.ts';
import { statisticsSlice } from './statistics-slice.ts';
import { StatisticsView } from './statistics-view.tsx';

const readActions = caller(readActionsRoute);
const readMessageTypes = caller(readMessageTypesRoute);
const readNewUsers = caller(readNewUsersRoute);
const readDomains = caller(listDomainsRoute);

const saga = statisticsSaga({
  read: async ({ domains, ...rest }) => {
    const request = { body: { ...rest, domains: [...domains] } };
    const [actions, messageTypes, newUsers] = await Promise.all([
      readActions(request),
      readMessageTypes(request),
      readNewUsers(request),
    ]);
    return { actions, messageTypes, newUsers };
  },
  readDomains: () => readDomains(),
  notifyProblem,
});

const startReplay = caller(startReplayRoute);
const readReplay = caller(readReplayRoute);
const paceReplay = caller(paceReplayRoute);
const endReplay = caller(endReplayRoute);
const framesEvery = 250;

/** Without a pace the replay runs as fast as possible. */
const paced = (pace: ReplayRequest['pace']) => (pace === undefined ? {} : { pace });

const replay = replaySaga({
  start: async ({ pace, ...request }) => (await startReplay({ body: { ...request, ...paced(pace) } })).replayId,
  read: (replayId) => readReplay({ params: { replayId } }),
  setPace: (replayId, pace) => paceReplay({ params: { replayId }, body: paced(pace) }),
  end: (replayId) => endReplay({ params: { replayId } }),
  every: framesEvery,
});

addFeature({ slice: replaySlice, saga: replay });
addFeature({ slice: statisticsSlice, saga });

/** The statistics of the installation. */
export const StatisticsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('statistics.title')} />
      <h1 className="list-title">{t('statistics.title')}</h1>
      <StatisticsView />
    </>
  );
};
