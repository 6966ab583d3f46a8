import { listCalendarsRoute } from '@clearbench/contracts/calendar/routes';
import { listFormatsRoute } from '@clearbench/contracts/format/routes';
import {
  countSimEnvsRoute,
  deleteSimEnvRoute,
  readSimEnvRoute,
  saveSimEnvRoute,
} from '@clearbench/contracts/sim-env/administration-routes';
import { readSimEnvRulesRoute, saveSimEnvRulesRoute } from '@clearbench/contracts/sim-env/rule-routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { editingSaga } from '../../editing/editing-saga.ts';
import { caller } from '../../http/caller.ts';
import { notify } from '../../notice/notify.ts';
import { directorySaga } from '../../sim-env/administration/directory-saga.ts';
import { directorySlice } from '../../sim-env/administration/directory-slice.ts';
import { simEnvRulesSaga } from '../../sim-env/administration/rules/sim-env-rules-saga.ts';
import { simEnvRulesSlice } from '../../sim-env/administration/rules/sim-env-rules-slice.ts';
import { simEnvEditSlice } from '../../sim-env/administration/sim-env-edit-slice.ts';
import {
  freshSimEnv,
  type StoredSimEnv,
  simEnvOrder,
  storedSimEnv,
} from '../../sim-env/administration/sim-env-form.ts';
import { addFeature } from '../../store.ts';
import { navigate } from '../navigate.ts';
import { addHistory } from './history-feature.ts';

const readSimEnv = caller(readSimEnvRoute);
const saveSimEnv = caller(saveSimEnvRoute);
const deleteSimEnv = caller(deleteSimEnvRoute);
const readSimEnvRules = caller(readSimEnvRulesRoute);
const saveSimEnvRules = caller(saveSimEnvRulesRoute);
const countSimEnvs = caller(countSimEnvsRoute);
const listUsers = caller(listUsersRoute);
const listCalendars = caller(listCalendarsRoute);
const listFormats = caller(listFormatsRoute);

/** As many people as a glance takes in. */
const mostFound = 8;

const directory = directorySaga({
  readCounts: () => countSimEnvs(),
  readCalendars: async () => (await listCalendars()).map(({ calendarName, title }) => ({ calendarName, title })),
  readFormats: async () => (await listFormats()).filter(({ added }) => added),
  findPeople: async (search) => {
    const { items } = await listUsers({ query: { category: 'all', search, limit: mostFound } });
    return items.map(({ userId, displayName, email }) => ({ userId, displayName, email }));
  },
});

/** Whoever stays out is told of: their plan has no room. */
const tellOutcomes = (outcomes: readonly { readonly errorKey?: string | undefined }[]): void => {
  const out = outcomes.filter(({ errorKey }) => errorKey !== undefined).length;
  if (out > 0) notify({ tone: 'bad', textKey: 'simEnvAdmin.stayedOut', params: { count: out } });
};

const editing = editingSaga({
  slice: simEnvEditSlice,
  topic: 'sim-env',
  stale: 'simEnv.stale',
  gone: 'simEnv.notFound',
  readStored: async (environmentId) => ({ ...storedSimEnv(await readSimEnv({ params: { environmentId } })) }),
  save: async (draft, stored) => {
    const body = simEnvOrder({ ...freshSimEnv, ...stored, ...draft }, stored as StoredSimEnv | undefined);
    const { environmentId, outcomes } = await saveSimEnv({ body });
    tellOutcomes(outcomes);
    return environmentId;
  },
  remove: ({ environmentId }, name) =>
    deleteSimEnv({ params: { environmentId: String(environmentId) }, query: { name } }),
  made: (environmentId) => {
    notify({ tone: 'good', textKey: 'simEnvAdmin.made' });
    navigate(`/admin/simenv/${environmentId}/edit`);
  },
  removed: ({ environmentName }) => {
    notify({ tone: 'good', textKey: 'simEnvAdmin.deleted', params: { name: String(environmentName) } });
    navigate('/admin/simenv');
  },
});

const rules = simEnvRulesSaga({
  read: (environmentId) => readSimEnvRules({ params: { environmentId } }),
  save: ({ environmentId, ...body }) => saveSimEnvRules({ params: { environmentId }, body }),
});

/** State and sagas of the pages about environments, with what they need of the server. */
export const addSimEnvFeatures = (): void => {
  addHistory();
  addFeature({ slice: directorySlice, saga: directory });
  addFeature({ slice: simEnvEditSlice, saga: editing });
  addFeature({ slice: simEnvRulesSlice, saga: rules });
};
