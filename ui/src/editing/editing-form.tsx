import type { ComponentProps, ReactNode } from 'react';
import { ConflictBox } from './conflict-box.tsx';
import { EditingFoot } from './editing-foot.tsx';
import { isUnsaved } from './editing-slice.ts';
import { LeaveQuestion } from './leave-question.tsx';

type Props = ComponentProps<typeof EditingFoot> &
  Pick<ComponentProps<typeof ConflictBox>, 'names' | 'say'> & { readonly children: ReactNode };

/** A thing's form: what others did to it meanwhile, its fields, and what happens to them. Saves only what was changed, and once. */
export const EditingForm = ({ names, say, children, ...foot }: Props) => {
  const { editing, blocked, onSave, onDiscard } = foot;
  const save = () => {
    if (!blocked && !editing.saving && Object.keys(editing.draft).length > 0) onSave();
  };
  return (
    <>
      <LeaveQuestion unsaved={isUnsaved(editing)} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <ConflictBox editing={editing} names={names} say={say} onDiscard={onDiscard} />
        {children}
        <EditingFoot {...foot} onSave={save} />
      </form>
    </>
  );
};
