import { randomUUID } from 'node:crypto';
import { administratorStream } from '@clearbench/contracts/user/administrator-events';
import { claimStream } from '@clearbench/contracts/user/claim-events';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { fold } from '@clearbench/event-sourcing/decider';
import type { CommandContext } from '../command-context.ts';
import { administratorDecider } from './administrators.ts';
import { type Claim, claimBy, claimCodeOf, nothingToClaim } from './claim.ts';
import { claimDecider } from './claim-decider.ts';

/** The claim of this installation, and the code to log where it can be claimed. */
export type OpenedClaim = { readonly claim: Claim; readonly code?: string };

type Parts = {
  readonly context: Pick<CommandContext, 'log' | 'handle'>;
  readonly secret: string;
  /** A demo has an administrator from the start. */
  readonly demo: boolean;
  readonly clock: Clock;
};

/** Read from the log, because a read model that lags at the start must not reopen the claim. */
const isRun = async (log: CommandContext['log']): Promise<boolean> => {
  const words = fold(
    administratorDecider,
    administratorDecider.initialState,
    await log.readStream(administratorStream),
  );
  return Object.values(words).some(({ counts }) => counts);
};

/** Several processes may start on a new installation at once: all use the id of the first one. */
const claimIdOf = async ({ context: { log, handle }, clock }: Parts): Promise<string> => {
  const at = clock.now();
  const command = { type: 'OpenClaim', data: { claimId: randomUUID() }, at } as const;
  const commandId = randomUUID();
  await handle(claimDecider, claimStream, command, { commandId, actor: 'system:setup', correlationId: commandId });
  const { claimId } = fold(claimDecider, claimDecider.initialState, await log.readStream(claimStream));
  if (claimId === undefined) throw new Error('the claim of the installation was opened and cannot be read');
  return claimId;
};

/**
 * Opens the claim while there is no administrator. The code derives from the secret and the claim id of the
 * installation: it is not stored, and every process and every start computes the same code.
 */
export const openClaim = async (parts: Parts): Promise<OpenedClaim> => {
  if (parts.demo || (await isRun(parts.context.log))) return { claim: nothingToClaim };
  const code = claimCodeOf(parts.secret, await claimIdOf(parts));
  return { claim: claimBy(code, parts.clock), code };
};
