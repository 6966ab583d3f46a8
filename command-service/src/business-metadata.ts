import type { BusinessClock } from '@clearbench/contracts/sim-env/business-clock';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';

type Clocked = { readonly clock?: BusinessClock | undefined };

/** The metadata of a command in an environment; with a clock of its own the events carry its time, too. */
export const businessMetadata = ({ clock }: Clocked, metadata: CommandMetadata, realTime: string): CommandMetadata =>
  clock === undefined ? metadata : { ...metadata, businessAt: businessTime(clock, realTime) };
