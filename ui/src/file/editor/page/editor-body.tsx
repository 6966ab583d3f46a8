import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useKeyNotes } from '../../../key-list/key-notes.ts';
import { selectConnection } from '../../../live/live-slice.ts';
import { PageTitle } from '../../../parts/page-title.tsx';
import { CraftDialog } from '../craft/craft-dialog.tsx';
import { type CraftName, craftsOf } from '../craft/crafts.ts';
import { EditorHeader } from '../header/editor-header.tsx';
import { hindranceOf } from '../header/file-orders.ts';
import { useFreshReport } from '../report/use-fresh-report.ts';
import { useOpenedFinding } from '../report/use-opened-finding.ts';
import { useTextSearch } from '../search/use-text-search.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { editorKeys } from './editor-keys.ts';
import type { KeyMeaning } from './keys.ts';
import { LineDialog } from './line-dialog.tsx';
import { useCommandsOfFile } from './use-commands-of-file.ts';
import { useFindingSteps } from './use-finding-steps.ts';
import { useJump } from './use-jump.ts';
import { useKeys } from './use-keys.ts';
import { useOwnEnvironment } from './use-own-environment.ts';
import { usePageAddress } from './use-page-address.ts';
import { usePalette } from './use-palette.ts';
import { usePermissions } from './use-permissions.ts';
import { useReveal } from './use-reveal.ts';
import { WorkArea } from './work-area.tsx';

/** The page of a file that has been read. */
export const EditorBody = ({ file }: { readonly file: OpenFile }) => {
  const { summary, report } = file;
  const [address, change] = usePageAddress();
  const [text, setText] = useState<TextView>();
  const [dialog, setDialog] = useState<'delete' | 'line' | CraftName>();
  const commands = useCommandsOfFile(file.fileId);
  const { permissions, environmentName } = usePermissions(summary?.environmentToken);
  const away = useSelector(selectConnection) === 'disconnected';
  useOwnEnvironment(summary);
  useFreshReport(file, permissions, commands.check);
  const small = useMediaQuery('(max-width: 800px)', false, { getInitialValueInEffect: false });
  const jump = useJump(text, address.line, change, small ? 'text' : undefined);
  const { step, said } = useFindingSteps(text, report, address.hidden);
  const opened = useOpenedFinding(text, report, address.finding);
  const { reveal, revealed, searchReport } = useReveal(text, report, address.hidden, change);
  const search = useTextSearch(file, text);
  const find = () => {
    if (small) change({ tab: 'text' });
    search.open();
  };
  const acts = {
    step,
    reveal,
    searchReport,
    goTo: () => setDialog('line'),
    askDelete: () => setDialog('delete'),
    crafts: craftsOf(file, permissions, text),
    craft: setDialog,
  };
  usePalette(file, permissions, commands, acts);
  useKeyNotes(editorKeys);
  useKeys((meaning: KeyMeaning) => {
    switch (meaning.order) {
      case 'save':
        return commands.save();
      case 'send':
        return hindranceOf('send', file, permissions) ? undefined : commands.send();
      case 'indent':
        return hindranceOf('indent', file, permissions) ? undefined : commands.indent();
      case 'next':
      case 'previous':
        return step(meaning.order);
      case 'reveal':
        return reveal();
      case 'searchReport':
        return searchReport();
      case 'find':
        return find();
      case 'hit':
        return search.step(meaning.way);
      case 'goToLine':
        return acts.goTo();
      case 'tab':
        return change({ tab: meaning.tab });
    }
  }, file.piece !== undefined);
  const close = () => setDialog(undefined);
  const orders = { file, permissions, commands };
  return (
    <div className="ed-page">
      <PageTitle title={summary?.fileName ?? ''} />
      <EditorHeader
        {...orders}
        environmentName={environmentName}
        away={away}
        onDelete={acts.askDelete}
        crafts={acts.crafts}
        onCraft={acts.craft}
      />
      <WorkArea
        {...orders}
        {...{ text, address, change, jump, opened, revealed, small }}
        onView={setText}
        onFind={find}
      />
      <p className="only-spoken" aria-live="polite">
        {said}
      </p>
      {dialog === 'line' && <LineDialog language={text?.language} onClose={close} onGo={jump} />}
      {text && (dialog === 'breakRule' || dialog === 'convert') && (
        <CraftDialog
          craft={dialog}
          file={file}
          text={text}
          onClose={close}
          onChanged={() => small && change({ tab: 'text' })}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDialog fileName={summary?.fileName ?? ''} onClose={close} onDelete={commands.remove} />
      )}
    </div>
  );
};
