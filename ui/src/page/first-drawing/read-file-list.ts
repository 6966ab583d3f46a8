import { listRemovedFilesRoute } from '@clearbench/contracts/file/removed-routes';
import { readOwnPlanRoute } from '@clearbench/contracts/plan/routes';
import { pageSize } from '@clearbench/contracts/product-constants';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { readAppInfoRoute, readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { readInboxRoute } from '@clearbench/contracts/transfer/inbox-routes';
import { listLanguagesRoute } from '@clearbench/contracts/translation/routes';
import { readProfileRoute } from '@clearbench/contracts/user/routes';
import type { ListAddress } from '../../file/list/list-address.ts';
import { listPageOf } from '../../file/list/list-page.ts';
import type { caller } from '../../http/http-caller.ts';
import { selectedEnvironmentIn } from '../../sim-env/selected-environment.ts';
import { gateOf } from '../../user/access-gate.ts';

/** The server does not know the time zone of the browser, and the reply does not depend on it. */
const unknownZone = { body: { timeZone: '' } };

const readVisitor = async (call: typeof caller) => {
  const [user, appInfo, appSettings, { languages }] = await Promise.all([
    call(userInfoRoute)(unknownZone),
    call(readAppInfoRoute)(),
    call(readAppSettingsRoute)(),
    call(listLanguagesRoute)(),
  ]);
  return { user, appInfo, appSettings, languages };
};

/** Reads what the file list shows first, with the calls of the application; undefined where the visitor may not see it. */
export const readFileList = async (call: typeof caller, address: ListAddress) => {
  const visitor = await readVisitor(call);
  if (gateOf(visitor.user, visitor.appSettings.newUserNeedApproval) !== undefined) return undefined;
  const { environmentToken, rbVersion } = address;
  const [simEnvs, plan, profile] = await Promise.all([
    call(listSimEnvsRoute)(),
    call(readOwnPlanRoute)(),
    call(readProfileRoute)(),
  ]);
  const selected = selectedEnvironmentIn(simEnvs, { envToken: environmentToken, rbVersion: rbVersion ?? '' });
  if (!selected) return undefined;
  const scope = { environmentToken, rbVersion: selected.rbVersion };
  const [page, removed, inbox] = await Promise.all([
    listPageOf(call)({ ...address, ...scope, limit: pageSize }),
    call(listRemovedFilesRoute)({ query: { ...scope, limit: 1 } }),
    call(readInboxRoute)({ params: { environmentToken } }),
  ]);
  return { ...visitor, simEnvs, plan, profile, selected, page, removed, inbox };
};

export type ReadFileList = NonNullable<Awaited<ReturnType<typeof readFileList>>>;
