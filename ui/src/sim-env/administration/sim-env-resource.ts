import { listCalendarsRoute } from '@clearbench/contracts/calendar/routes';
import { listEnvelopesRoute } from '@clearbench/contracts/envelope/routes';
import { listFormatsRoute } from '@clearbench/contracts/format/routes';
import {
  countSimEnvsRoute,
  deleteSimEnvRoute,
  readSimEnvRoute,
  saveSimEnvRoute,
} from '@clearbench/contracts/sim-env/administration-routes';
import { listRemovedSimEnvsRoute, restoreSimEnvRoute } from '@clearbench/contracts/sim-env/removed-routes';
import { listSimEnvsRoute, type SimEnv } from '@clearbench/contracts/sim-env/routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { adminResource } from '../../admin-resource/admin-resource.ts';
import { caller } from '../../http/http-caller.ts';
import { notify } from '../../notice/notify.ts';
import { texts } from '../../translation/texts.ts';
import { directorySaga } from './directory-saga.ts';
import { directorySlice } from './directory-slice.ts';
import { simEnvRules } from './rules/sim-env-rules-resource.ts';
import { freshSimEnv, type SimEnvForm, type StoredSimEnv, simEnvRequest, storedSimEnv } from './sim-env-form.ts';

const listSimEnvs = caller(listSimEnvsRoute);
const countSimEnvs = caller(countSimEnvsRoute);
const readSimEnv = caller(readSimEnvRoute);
const saveSimEnv = caller(saveSimEnvRoute);
const deleteSimEnv = caller(deleteSimEnvRoute);
const listRemoved = caller(listRemovedSimEnvsRoute);
const restoreSimEnv = caller(restoreSimEnvRoute);
const listUsers = caller(listUsersRoute);
const listCalendars = caller(listCalendarsRoute);
const listFormats = caller(listFormatsRoute);
const listEnvelopes = caller(listEnvelopesRoute);

/** The most users that a search offers as members. */
const mostFound = 8;

const directory = directorySaga({
  readCalendars: async () => (await listCalendars()).map(({ calendarName, title }) => ({ calendarName, title })),
  readEnvelopes: async () => (await listEnvelopes()).map(({ profileId, name }) => ({ profileId, name })),
  readFormats: async () => (await listFormats()).filter(({ added }) => added),
  findPeople: async (search) => {
    const { items } = await listUsers({ query: { category: 'all', search, limit: mostFound } });
    return items.map(({ userId, displayName, email }) => ({ userId, displayName, email }));
  },
});

/** Reports the users who could not join because their plan has no room. */
const reportRefused = (outcomes: readonly { readonly errorKey?: string | undefined }[]): void => {
  const count = outcomes.filter(({ errorKey }) => errorKey !== undefined).length;
  if (count > 0) notify({ tone: 'bad', textKey: 'simEnvAdmin.notAdded', params: { count } });
};

/** An environment with the numbers of its members and files. */
export type ListedSimEnv = SimEnv & { readonly members: number; readonly files: number };

const listWithCounts = async (): Promise<readonly ListedSimEnv[]> => {
  const [environments, counts] = await Promise.all([listSimEnvs(), countSimEnvs()]);
  const byId = new Map(counts.map((one) => [one.environmentId, one]));
  return environments.map((environment) => {
    const { members = 0, files = 0 } = byId.get(environment.environmentId) ?? {};
    return { ...environment, members, files };
  });
};

const simEnvResource = adminResource<ListedSimEnv, StoredSimEnv, SimEnvForm>({
  name: 'simEnv',
  noun: 'sim-env',
  otherTopics: ['user-account', 'file-count'],
  addresses: { list: '/admin/simenv', item: (environmentId) => `/admin/simenv/${environmentId}/edit` },
  initial: freshSimEnv,
  fields: (
    [
      'environmentName',
      'environmentGroup',
      'versions',
      'formats',
      'canSendToTestEngine',
      'bic',
      'systemCode',
      'cutOff',
      'refusesLate',
      'calendarName',
      'envelopeProfile',
      'settlementHorizonDays',
      'timeOutSeconds',
      'beneficiaryTimeOutSeconds',
      'payeeVerificationUrl',
      'secondsPerBusinessDay',
      'reachable',
      'participants',
      'magicCents',
      'allowOwnScenarios',
      'allowClockChanges',
      'defaultScenario',
      'largestFile',
      'mostTransactions',
    ] as const
  ).map((field) => [field, `simEnvAdmin.field.${field}`]),
  readFailed: 'simEnvAdmin.readFailed',
  errors: { stale: 'simEnv.stale', notFound: 'simEnv.notFound' },
  notices: {
    created: () => ({ tone: 'good', textKey: 'simEnvAdmin.made' }),
    removed: ({ environmentName: name }) => ({ tone: 'good', textKey: 'simEnvAdmin.deleted', params: { name } }),
  },
  idOf: ({ environmentId }) => environmentId,
  list: listWithCounts,
  read: async (environmentId) => storedSimEnv(await readSimEnv({ params: { environmentId } })),
  save: async (shown, stored) => {
    const { environmentId, outcomes } = await saveSimEnv({ body: simEnvRequest(shown, stored) });
    reportRefused(outcomes);
    return environmentId;
  },
  remove: ({ environmentId }, name) => deleteSimEnv({ params: { environmentId }, query: { name } }),
  restoring: {
    list: async () =>
      (await listRemoved()).map(({ environmentId: id, environmentName: name, ...one }) => {
        const { environmentToken: token, files, members } = one;
        return { ...one, id, name, detail: texts.t('removedList.environmentDetail', { token, files, members }) };
      }),
    restore: async (environmentId) => {
      reportRefused((await restoreSimEnv({ params: { environmentId } })).outcomes);
    },
  },
});

/** The simulation environments, with the severities of their rules and what their form looks up. */
export const simEnvs = {
  ...simEnvResource,
  features: [...simEnvResource.features, ...simEnvRules.features, { slice: directorySlice, saga: directory }],
};
