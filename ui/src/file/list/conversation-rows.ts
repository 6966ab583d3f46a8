import type { ListedConversation } from '@clearbench/contracts/file/conversation-list-routes';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';

/** The answers of a listed file, with those that match the filters. */
export type Answers = Omit<ListedConversation, 'file'>;

/** A row of the list; in the list of conversations a file has its answers. */
export type ListedFile = VipFileSummary & { readonly conversation?: Answers };

/** The place of a row in its conversation, for screen readers and for the cells. */
export type TreePlace = {
  readonly level: 1 | 2;
  readonly index: number;
  readonly count: number;
  /** Whether its answers are visible; absent for a row without answers. */
  readonly isOpen?: boolean;
};

/** The conversations that the user opened or closed, by the id of their file. */
export type Opened = Readonly<Record<string, boolean>>;

export const rowOfConversation = ({ file, ...conversation }: ListedConversation): ListedFile => ({
  ...file,
  conversation,
});

const answersOf = ({ conversation }: ListedFile): readonly VipFileSummary[] => conversation?.answers ?? [];

/** A conversation is open if the user opened it, or if an answer matches the search or the filters. */
const isOpen = ({ fileId, conversation }: ListedFile, opened: Opened): boolean =>
  opened[fileId] ?? conversation?.matching.some((id) => id !== fileId) ?? false;

/** All files of the rows, also those in closed conversations. */
export const filesIn = (rows: readonly ListedFile[]): VipFileSummary[] =>
  rows.flatMap((row) => [row, ...answersOf(row)]);

export type ShownRows = { readonly rows: readonly ListedFile[]; readonly treePlaces: ReadonlyMap<string, TreePlace> };

/** The rows on screen: each file, and below it its answers if its conversation is open. */
export const shownRows = (listed: readonly ListedFile[], opened: Opened): ShownRows => {
  const treePlaces = new Map<string, TreePlace>();
  const rows = listed.flatMap((row, index) => {
    const answers = answersOf(row);
    const open = answers.length > 0 && isOpen(row, opened);
    const place = { level: 1, index: index + 1, count: listed.length } as const;
    treePlaces.set(row.fileId, answers.length > 0 ? { ...place, isOpen: open } : place);
    if (!open) return [row];
    for (const [at, { fileId }] of answers.entries())
      treePlaces.set(fileId, { level: 2, index: at + 1, count: answers.length });
    return [row, ...answers];
  });
  return { rows, treePlaces };
};

/** Replaces one file, wherever it is listed. */
export const withFile = (
  rows: readonly ListedFile[],
  fileId: string,
  update: (file: VipFileSummary) => VipFileSummary,
): readonly ListedFile[] =>
  rows.map((row) => {
    const { conversation } = row;
    if (row.fileId === fileId) return { ...update(row), ...(conversation ? { conversation } : {}) };
    if (!conversation?.answers.some((answer) => answer.fileId === fileId)) return row;
    const answers = conversation.answers.map((answer) => (answer.fileId === fileId ? update(answer) : answer));
    return { ...row, conversation: { ...conversation, answers } };
  });

/** The rows without one file. Without the sent file, its oldest answer is the first row. */
export const withoutFile = (rows: readonly ListedFile[], fileId: string): readonly ListedFile[] =>
  rows.flatMap((row) => {
    const { conversation } = row;
    const [first, ...others] = answersOf(row);
    if (row.fileId === fileId)
      return first && conversation ? [{ ...first, conversation: { ...conversation, answers: others } }] : [];
    if (!conversation?.answers.some((answer) => answer.fileId === fileId)) return [row];
    const answers = conversation.answers.filter((answer) => answer.fileId !== fileId);
    return [{ ...row, conversation: { ...conversation, answers } }];
  });
