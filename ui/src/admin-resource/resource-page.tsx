import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { LeaveDialog } from '../editing/leave-dialog.tsx';
import { HistoryView } from '../history/history-view.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import type { Problem } from '../saga/problem.ts';
import type { ResourceEditor } from './admin-resource.ts';
import type { Versioned } from './edit-state.ts';
import { ReadProblem } from './read-problem.tsx';
import { formAndHistory, type HeadProps, ResourceHead, TabButtons, type Tabs, useTab } from './resource-head.tsx';
import { type Edited, useEdited } from './use-edited.ts';

/** The properties of the dialog that deletes a resource. */
export type RemoveDialogProps = {
  readonly problem: Problem | undefined;
  readonly removing: boolean;
  readonly onRemove: (how?: string) => void;
  readonly onClose: () => void;
};

type Props<S extends F & Versioned, F extends object> = {
  readonly resource: ResourceEditor<S, F>;
  /** '' = a new one. */
  readonly id: string;
  /** A new one begins as a copy of the resource with this id. */
  readonly copyOf?: { readonly id: string; readonly copy: (stored: S) => F } | undefined;
  /** The title of the browser tab until the resource is read. */
  readonly loadingTitle: string;
  readonly back?: HeadProps['back'];
  readonly head: (edited: Edited<S, F>, askRemove: () => void) => Omit<HeadProps, 'back'>;
  /** Present if the page has tabs other than the form and the history. */
  readonly tabs?: Tabs<string>;
  readonly hasHistory?: (stored: S) => boolean;
  readonly className?: string;
  /** Another form of the page has unsaved changes. */
  readonly otherUnsaved?: boolean;
  readonly removeDialog?: (stored: S, dialog: RemoveDialogProps) => ReactNode;
  /** The content of every tab but the history; `askRemove` opens the dialog. */
  readonly children: (edited: Edited<S, F>, askRemove: () => void, tab: string) => ReactNode;
};

/** Opens the resource of the address, or starts a new one; a copy starts once its source is read. */
const useOpened = <S extends F & Versioned, F extends object>(
  { resource: { edit, initial }, id, copyOf }: Pick<Props<S, F>, 'resource' | 'id' | 'copyOf'>,
  { id: openId, stored }: Edited<S, F>,
): (() => void) => {
  const dispatch = useDispatch();
  const source = id === '' ? copyOf?.id : id;
  const { opened, begun, left } = edit.actions;
  const open = () => void dispatch(source === undefined ? begun(initial) : opened(source));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the actions and the initial values belong to the resource
  useEffect(() => {
    open();
    return () => void dispatch(left());
  }, [dispatch, edit, source]);
  const copied = id === '' && copyOf && openId === copyOf.id ? stored : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the copy is made once, of the version that was read first
  useEffect(() => {
    if (copied && copyOf) dispatch(begun(copyOf.copy(copied)));
  }, [dispatch, copied]);
  return open;
};

const Opened = <S extends F & Versioned, F extends object>({
  edited,
  ...props
}: Props<S, F> & { readonly edited: Edited<S, F> }) => {
  const { resource, id, back, head, tabs = formAndHistory, hasHistory, className, removeDialog, children } = props;
  const { stored, isNew, problem, removing, remove } = edited;
  const [tab] = useTab(tabs);
  const [asking, ask] = useState(false);
  const { noun } = resource;
  const keeps = noun !== undefined && !isNew && (!stored || !hasHistory || hasHistory(stored));
  const [first, ...others] = tabs.names;
  const offered = { ...tabs, names: [first, ...others.filter((name) => name !== 'history' || keeps)] } as const;
  const shownHead = head(edited, () => ask(true));
  const shownTab = isNew ? first : tab;
  return (
    <div className={className === undefined ? 'admin-form' : `admin-form ${className}`} data-tab={shownTab}>
      <PageTitle title={shownHead.title} />
      <ResourceHead
        back={back}
        {...shownHead}
        tabs={!isNew && offered.names.length > 1 && <TabButtons tabs={offered} />}
      />
      {shownTab === 'history' && keeps ? (
        <HistoryView noun={noun} id={id} />
      ) : (
        children(edited, () => ask(true), shownTab === 'history' ? first : shownTab)
      )}
      {asking &&
        stored &&
        removeDialog?.(stored, {
          problem,
          removing,
          onRemove: (how = '') => remove(how),
          onClose: () => ask(false),
        })}
    </div>
  );
};

/** The page of one resource, or of a new one: its form, its history and the dialog that deletes it. It asks before changes are lost, on every tab. */
export const ResourcePage = <S extends F & Versioned, F extends object>(props: Props<S, F>) => {
  const { resource, id, back, loadingTitle, otherUnsaved = false } = props;
  const edited = useEdited(resource);
  const open = useOpened(props, edited);
  const { status, problem, unsaved } = edited;
  if (status === 'error' && problem)
    return (
      <>
        <PageTitle title={loadingTitle} />
        <ReadProblem problem={problem} titleKey={resource.readFailed} back={back} onRetry={open} />
      </>
    );
  if (status !== 'idle' || edited.id !== id)
    return (
      <>
        <PageTitle title={loadingTitle} />
        <Skeletons rows={12} />
      </>
    );
  return (
    <>
      <LeaveDialog unsaved={unsaved || otherUnsaved} />
      <Opened {...props} edited={edited} />
    </>
  );
};
