import {
  readOwnScenarioListRoute,
  readOwnScenarioVersionRoute,
  readScenarioListRoute,
  readScenarioVersionRoute,
  type ScenarioListDetails,
  saveOwnScenarioListRoute,
  saveScenarioListRoute,
} from '@clearbench/contracts/scenario/routes';
import { resourceEditor } from '../admin-resource/admin-resource.ts';
import type { EditCalls } from '../admin-resource/edit-saga.ts';
import { caller } from '../http/http-caller.ts';

/** The fields of the form: the text of the list, or the version that is restored. */
export type ScenarioForm = { readonly text: string };
export type StoredScenarios = ScenarioListDetails & ScenarioForm & { readonly id: string };

type Change = { readonly basedOn: number; readonly text?: string; readonly restoredFrom?: number };

type Server = {
  read(id: string): Promise<ScenarioListDetails>;
  save(id: string, change: Change): Promise<unknown>;
  readVersion(id: string, version: number): Promise<{ readonly text: string }>;
};

const calls = ({ read, save }: Server): EditCalls<StoredScenarios, ScenarioForm> => ({
  topic: 'scenario',
  errors: { stale: 'scenario.stale', notFound: 'simEnv.notFound' },
  initial: { text: '' },
  read: async (id) => ({ ...(await read(id)), id }),
  save: async ({ text }, stored) => {
    if (!stored) return '';
    await save(stored.id, { basedOn: stored.version, text });
    return stored.id;
  },
  remove: async () => undefined,
  created: () => {},
  removed: () => {},
});

const listEditor = (name: string, server: Server) => ({
  ...resourceEditor<StoredScenarios, ScenarioForm>({
    name,
    fields: [['text', 'scenario.field.text']],
    readFailed: 'scenario.readFailed',
    ...calls(server),
  }),
  readVersion: server.readVersion,
  restore: (id: string, basedOn: number, restoredFrom: number) => server.save(id, { basedOn, restoredFrom }),
});

export type ScenarioResource = ReturnType<typeof listEditor>;

const readList = caller(readScenarioListRoute);
const saveList = caller(saveScenarioListRoute);
const readVersion = caller(readScenarioVersionRoute);

/** The scenario list of an environment; its id is that of the environment. */
export const environmentScenarios = listEditor('environmentScenarios', {
  read: (environmentId) => readList({ params: { environmentId } }),
  save: (environmentId, body) => saveList({ params: { environmentId }, body }),
  readVersion: (environmentId, version) => readVersion({ params: { environmentId, version } }),
});

const readOwnList = caller(readOwnScenarioListRoute);
const saveOwnList = caller(saveOwnScenarioListRoute);
const readOwnVersion = caller(readOwnScenarioVersionRoute);

/** The own scenario list of a tester; its id is the token of the environment. */
export const ownScenarios = listEditor('ownScenarios', {
  read: (environmentToken) => readOwnList({ params: { environmentToken } }),
  save: (environmentToken, body) => saveOwnList({ params: { environmentToken }, body }),
  readVersion: (environmentToken, version) => readOwnVersion({ params: { environmentToken, version } }),
});
