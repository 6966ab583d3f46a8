import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { Permissions } from './file-permissions.ts';

/** The environment whose files are listed, and the permissions of the user in it. */
export type ListEnvironment = {
  readonly environment: SimEnv;
  readonly rbVersion: RbVersion;
  readonly filesPath: string;
  readonly permissions: Permissions;
};
