import { useState } from 'react';
import { useSelector } from 'react-redux';
import { isServerLost } from '../../../http/reachability.ts';
import { selectConnection } from '../../../live/live-slice.ts';
import { notifyUnexecuted } from '../../../notice/notify.ts';
import { PageTitle } from '../../../parts/page-title.tsx';
import { useMediaQuery } from '../../../parts/use-media-query.ts';
import type { EditorContext, EditorDialog } from '../commands/editor-context.ts';
import { whyUnavailable } from '../commands/unavailable-reason.ts';
import { useEditorCommands } from '../commands/use-editor-commands.ts';
import { EditorHeader } from '../header/editor-header.tsx';
import { useShownElements } from '../language/shown-elements.ts';
import { useSubsetName } from '../language/use-subset-name.ts';
import { NewIdsOffer } from '../report/new-ids-offer.ts';
import { useFreshReport } from '../report/use-fresh-report.ts';
import { useOpenedFinding } from '../report/use-opened-finding.ts';
import { useTextSearch } from '../search/use-text-search.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { useOwnEnvironment, usePermissions } from './use-file-environment.ts';
import { useFileRequests } from './use-file-requests.ts';
import { useFindingSteps, useReveal } from './use-finding-commands.ts';
import { useJump } from './use-jump.ts';
import { usePageAddress } from './use-page-address.ts';
import { useTabKeyMode } from './use-tab-key-mode.ts';
import { WorkArea } from './work-area.tsx';

/** The requests of the file. A save that cannot reach the server shows a message at once. */
const useRequests = (file: OpenFile) => {
  const requests = useFileRequests(file.fileId);
  const save = () => {
    if (isServerLost() && file.sync.status !== 'saved')
      notifyUnexecuted('save', { errorKey: 'connection.none', params: {} });
    requests.save();
  };
  return { ...requests, save };
};

/** The page of a loaded file. */
export const EditorBody = ({ file }: { readonly file: OpenFile }) => {
  const { summary, report } = file;
  const [address, change] = usePageAddress();
  const [text, setText] = useState<TextView>();
  const [dialog, setDialog] = useState<EditorDialog>();
  const requests = useRequests(file);
  const { permissions, environmentName } = usePermissions(summary?.environmentToken);
  const away = useSelector(selectConnection) === 'disconnected';
  useOwnEnvironment(summary);
  useFreshReport(file, permissions, requests.check);
  const small = useMediaQuery('(max-width: 800px)');
  const jump = useJump(text, address.line, change, small ? 'text' : undefined);
  const { step, announcement } = useFindingSteps(text, report, address.hidden);
  const opened = useOpenedFinding(text, report, address.finding);
  const { reveal, revealed, searchReport } = useReveal(text, report, address.hidden, change);
  const search = useTextSearch(file, text);
  const tabKey = useTabKeyMode();
  const subset = useSubsetName(file, text);
  const elements = useShownElements();
  const showText = () => {
    if (small) change({ tab: 'text' });
  };
  const findInText = () => {
    showText();
    search.open();
  };
  const send = () => (summary?.transferState === undefined ? requests.send() : setDialog('sendAgain'));
  const context: EditorContext = {
    file,
    permissions,
    text,
    subset,
    showsAllElements: elements.showsAll,
    requests,
    page: {
      send,
      open: setDialog,
      openTab: (tab) => change({ tab }),
      stepToFinding: step,
      revealFinding: reveal,
      searchReport,
      findInText,
      stepToMatch: search.step,
      toggleTabKey: tabKey.toggle,
      toggleElements: elements.toggle,
    },
  };
  useEditorCommands(context);
  const offersNewIds = whyUnavailable('newIds', file, permissions) === undefined;
  return (
    <div className="ed-page">
      <PageTitle title={summary?.fileName ?? ''} />
      <EditorHeader context={context} environmentName={environmentName} away={away} />
      <NewIdsOffer value={offersNewIds ? requests.newIds : undefined}>
        <WorkArea
          {...{ file, permissions, text, address, change, jump, opened, revealed, small, tabKey, subset }}
          requests={{ ...requests, send }}
          onView={setText}
          onFind={findInText}
        />
      </NewIdsOffer>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <EditorDialogs
        context={context}
        dialog={dialog}
        jump={jump}
        offersNewIds={offersNewIds}
        onClose={() => setDialog(undefined)}
        onChanged={showText}
      />
    </div>
  );
};
