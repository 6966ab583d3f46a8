import type { TextCheckEvent } from '@clearbench/contracts/file/text-check-events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type Checked = Extract<TextCheckEvent, { type: 'TextChecked' }>['data'];
type TextCheck = { readonly done: boolean };
type TextCheckCommand = { readonly type: 'NoteTextCheck'; readonly data: Checked; readonly at: string };

/** A check happens once and is then told; there is nothing else to decide about it. */
export const textCheckDecider: Decider<TextCheck, TextCheckCommand, TextCheckEvent> = {
  initialState: { done: false },
  decide: ({ data }, { done }) => (done ? [] : [{ type: 'TextChecked', data }]),
  evolve: () => ({ done: true }),
};
