import type { SubsetName } from '@clearbench/authoring/language/subset-name';
import type { Tab } from '../page/page-address.ts';
import type { FileRequests } from '../page/use-file-requests.ts';
import type { Step } from '../report/adjacent-finding.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import type { Permissions } from './unavailable-reason.ts';

/** The dialogs that commands open. */
export type EditorDialog = 'delete' | 'goToLine' | 'sendAgain' | 'breakRule' | 'convert';

/** What commands change on the page itself. */
export type PageActions = {
  /** Sends the file; asks first if it was sent before. */
  readonly send: () => void;
  readonly open: (dialog: EditorDialog) => void;
  readonly openTab: (tab: Tab) => void;
  readonly stepToFinding: (way: Step) => void;
  /** Shows the finding of the line with the cursor in the report. */
  readonly revealFinding: () => void;
  readonly searchReport: () => void;
  readonly findInText: () => void;
  readonly stepToMatch: (way: Step) => void;
  readonly toggleTabKey: () => void;
  readonly toggleElements: () => void;
};

/** What the commands of the editor read and act on. */
export type EditorContext = {
  readonly file: OpenFile;
  readonly permissions: Permissions;
  /** Missing until the text is on screen. */
  readonly text: TextView | undefined;
  /** The subset with which the text is compared; undefined where none is known. */
  readonly subset: SubsetName | undefined;
  /** Whether text and form offer elements, too, that only ISO 20022 allows. */
  readonly showsAllElements: boolean;
  readonly requests: FileRequests;
  readonly page: PageActions;
};
