import { lazy, Suspense } from 'react';
import { useFormProfile } from '../form/use-form-profile.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import type { CraftName } from './crafts.ts';

const BreakRuleDialog = lazy(async () => ({ default: (await import('./break-rule-dialog.tsx')).BreakRuleDialog }));
const ConvertDialog = lazy(async () => ({ default: (await import('./convert-dialog.tsx')).ConvertDialog }));

type Props = {
  readonly craft: CraftName;
  readonly file: OpenFile;
  readonly text: TextView;
  readonly onClose: () => void;
  /** The text was changed, which now has to be in front. */
  readonly onChanged: () => void;
};

/** The dialog of a craft; what it changed is selected then. */
export const CraftDialog = ({ craft, file, text, onClose, onChanged }: Props) => {
  const profile = useFormProfile(file);
  const onDone = (offset: number, length: number) => {
    onChanged();
    // The keyboard can go there only once the dialog is gone.
    setTimeout(() => text.select(offset, length));
  };
  const Shown = craft === 'breakRule' ? BreakRuleDialog : ConvertDialog;
  return (
    <Suspense>
      <Shown text={text} profile={profile} onClose={onClose} onDone={onDone} />
    </Suspense>
  );
};
