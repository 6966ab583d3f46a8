import { emitter } from '../parts/emitter.ts';

/** An action listed in Ctrl+K. `text` and `group` are in the user's language; `keys` is for example `Ctrl+S`. */
export type Command = {
  readonly id: string;
  readonly text: string;
  readonly group: string;
  readonly keys?: string;
  /** Further search words. */
  readonly words?: string;
  readonly run: () => void;
};

type Owner = object;

const byOwner = new Map<Owner, readonly Command[]>();
const changes = emitter();
let all: readonly Command[] = [];

const notify = (): void => {
  all = [...byOwner.values()].flat();
  changes.emit();
};

export const offerCommands = (owner: Owner, commands: readonly Command[]): void => {
  byOwner.set(owner, commands);
  notify();
};

export const withdrawCommands = (owner: Owner): void => {
  byOwner.delete(owner);
  notify();
};

/** The commands of the pages and parts that are shown now, in the order in which they were registered. */
export const commandsOnOffer = (): readonly Command[] => all;

export const onCommandsChange = changes.on;
