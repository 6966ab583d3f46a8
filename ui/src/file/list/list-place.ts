import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { Permissions } from './file-permissions.ts';

/** Whose files are listed, and what the reader may do with them. */
export type ListPlace = {
  readonly environment: SimEnv;
  readonly rbVersion: RbVersion;
  readonly filesPath: string;
  readonly permissions: Permissions;
};
