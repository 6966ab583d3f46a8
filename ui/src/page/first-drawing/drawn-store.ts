import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { fileCommandsSlice } from '../../file/commands/file-commands-slice.ts';
import type { ListAddress } from '../../file/list/list-address.ts';
import { listRequested, listSlice, listSucceeded } from '../../file/list/list-slice.ts';
import { countSucceeded, removedSlice } from '../../file/removed/removed-slice.ts';
import { inboxReading } from '../../inbox/inbox-reading.ts';
import { liveSlice } from '../../live/live-slice.ts';
import { planSlice, planSucceeded } from '../../plan/plan-slice.ts';
import { settingsSlice, settingsSucceeded } from '../../settings/settings-slice.ts';
import { environmentSwitched, simEnvSlice, simEnvsSucceeded } from '../../sim-env/sim-env-slice.ts';
import { languagesSlice, languagesSucceeded } from '../../translation/languages-slice.ts';
import { profileSucceeded, sessionSucceeded, userSlice } from '../../user/user-slice.ts';
import type { ReadFileList } from './read-file-list.ts';

/** The store of the application after it has read the file list. */
export const drawnStore = (read: ReadFileList, address: ListAddress) => {
  const { environmentId, environmentToken } = read.selected.environment;
  const store = configureStore({
    reducer: combineSlices(userSlice, simEnvSlice, planSlice, settingsSlice, languagesSlice, liveSlice)
      .inject(listSlice)
      .inject(removedSlice)
      .inject(fileCommandsSlice)
      .inject(inboxReading.slice),
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
    devTools: false,
    preloadedState: {
      inbox: { status: 'idle' as const, query: { environmentId, environmentToken }, result: read.inbox },
    },
  });
  const actions = [
    sessionSucceeded(read.user),
    settingsSucceeded({ appInfo: read.appInfo, appSettings: read.appSettings }),
    languagesSucceeded(read.languages),
    simEnvsSucceeded(read.simEnvs),
    environmentSwitched({ envToken: environmentToken, rbVersion: read.selected.rbVersion }),
    planSucceeded(read.plan),
    profileSucceeded(read.profile),
    listRequested(address),
    listSucceeded(read.page),
    countSucceeded({ counted: '', count: read.removed.total }),
  ];
  for (const action of actions) store.dispatch(action);
  return store;
};
