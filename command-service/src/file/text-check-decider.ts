import type { TextCheckEvent } from '@clearbench/contracts/file/text-check-events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type Checked = Extract<TextCheckEvent, { type: 'TextChecked' }>['data'];
type TextCheck = { readonly done: boolean };
type TextCheckCommand = { readonly type: 'NoteTextCheck'; readonly data: Checked; readonly at: string };

/** Records a validation once; there are no other rules. */
export const textCheckDecider: Decider<TextCheck, TextCheckCommand, TextCheckEvent> = {
  initialState: { done: false },
  decide: ({ data }, { done }) => (done ? [] : [{ type: 'TextChecked', data }]),
  evolve: () => ({ done: true }),
};
