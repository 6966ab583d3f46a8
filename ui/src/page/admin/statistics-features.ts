import {
  listDomainsRoute,
  readActionsRoute,
  readMessageTypesRoute,
  readNewUsersRoute,
} from '@clearbench/contracts/statistics/routes';
import { caller } from '../../http/caller.ts';
import { notifyTrouble } from '../../notice/notify.ts';
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

/** State and saga of the statistics, with what they need of the server. */
export const addStatisticsFeatures = (): void => addFeature({ slice: statisticsSlice, saga });
