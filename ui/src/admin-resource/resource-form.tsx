import type { ComponentProps, ReactNode } from 'react';
import type { FieldNames } from './admin-resource.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { Versioned } from './edit-state.ts';
import { ResourceFoot } from './resource-foot.tsx';
import type { Edited } from './use-edited.ts';

type Props<S extends F & Versioned, F extends object> = Pick<
  ComponentProps<typeof ResourceFoot>,
  'complete' | 'onRemove' | 'removeText' | 'problemText'
> & {
  readonly resource: { readonly fields: FieldNames<F> };
  readonly edited: Edited<S, F>;
  /** The value of a field as text, for changes by other users. */
  readonly valueText: (field: keyof F & string, values: F) => string;
  readonly children: ReactNode;
};

/** The form of a resource: changes by others, the fields, and the buttons. It saves once, and only when something changed. */
export const ResourceForm = <S extends F & Versioned, F extends object>(props: Props<S, F>) => {
  const { resource, edited, valueText, children, complete, ...foot } = props;
  const save = () => {
    if (complete && !edited.saving && Object.keys(edited.draft).length > 0) edited.save();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ConflictNotice<S, F> edited={edited} fields={resource.fields} valueText={valueText} />
      {children}
      <ResourceFoot {...foot} edited={edited} complete={complete} onSave={save} />
    </form>
  );
};
