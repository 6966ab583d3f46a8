import { lazy, Suspense } from 'react';
import { useFormProfile } from '../form/use-form-profile.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';

const InjectErrorDialog = lazy(async () => ({
  default: (await import('./inject-error-dialog.tsx')).InjectErrorDialog,
}));
const ConvertDialog = lazy(async () => ({ default: (await import('./convert-dialog.tsx')).ConvertDialog }));

type Props = {
  readonly tool: 'breakRule' | 'convert';
  readonly file: OpenFile;
  readonly text: TextView;
  readonly onClose: () => void;
  /** The text was changed and must be shown. */
  readonly onChanged: () => void;
};

/** The dialog of a tool. It selects the changed part of the text when it is done. */
export const ToolDialog = ({ tool, file, text, onClose, onChanged }: Props) => {
  const profile = useFormProfile(file);
  const onDone = (offset: number, length: number) => {
    onChanged();
    // The text can get the focus only after the dialog has closed.
    setTimeout(() => text.select(offset, length));
  };
  const Shown = tool === 'breakRule' ? InjectErrorDialog : ConvertDialog;
  return (
    <Suspense>
      <Shown text={text} profile={profile} onClose={onClose} onDone={onDone} />
    </Suspense>
  );
};
