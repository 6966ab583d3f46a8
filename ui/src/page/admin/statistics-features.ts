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
import { caller } from '../../http/caller.ts';
import { notifyTrouble } from '../../notice/notify.ts';
import { replaySaga } from '../../statistics/replay/replay-saga.ts';
import { type ReplayOrder, replaySlice } from '../../statistics/replay/replay-slice.ts';
import { statisticsSaga } from '../../statistics/statistics-saga.ts';
import { statisticsSlice } from '../../statistics/statistics-slice.ts';
import { addFeature } from '../../store.ts';

const readActions = caller(readActionsRoute);
const readMessageTypes = caller(readMessageTypesRoute);
const readNewUsers = caller(readNewUsersRoute);
const readDomains = caller(listDomainsRoute);

const saga = statisticsSaga({
  read: async ({ domains, ...rest }) => {
    const asked = { body: { ...rest, domains: [...domains] } };
    const [actions, messageTypes, newUsers] = await Promise.all([
      readActions(asked),
      readMessageTypes(asked),
      readNewUsers(asked),
    ]);
    return { actions, messageTypes, newUsers };
  },
  readDomains: () => readDomains(),
  notifyTrouble,
});

const startReplay = caller(startReplayRoute);
const readReplay = caller(readReplayRoute);
const paceReplay = caller(paceReplayRoute);
const endReplay = caller(endReplayRoute);
const framesEvery = 250;

/** A pace that is missing means as fast as can be. */
const paced = (pace: ReplayOrder['pace']) => (pace === undefined ? {} : { pace });

const replay = replaySaga({
  start: async ({ pace, ...order }) => (await startReplay({ body: { ...order, ...paced(pace) } })).replayId,
  read: (replayId) => readReplay({ params: { replayId } }),
  setPace: (replayId, pace) => paceReplay({ params: { replayId }, body: paced(pace) }),
  end: (replayId) => endReplay({ params: { replayId } }),
  every: framesEvery,
});

/** State and sagas of the statistics, with what they need of the server. */
export const addStatisticsFeatures = (): void => {
  addFeature({ slice: replaySlice, saga: replay });
  addFeature({ slice: statisticsSlice, saga });
};
