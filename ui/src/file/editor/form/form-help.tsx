import type { FormNode } from '@clearbench/authoring/form/form-node';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { nodeOfPath, partAround } from './form-nodes.ts';

type Props = { readonly panel: RefObject<HTMLElement | null>; readonly root: FormNode | undefined };

/**
 * The explanation of the focused field, below the form so that nothing moves under the pointer. Its control is
 * described by the same text.
 */
export const FormHelp = ({ panel, root }: Props) => {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = panel.current;
    const enter = ({ target }: FocusEvent) => {
      const { path, way } = partAround(target) ?? {};
      setPaths([way, path].filter((one) => one !== undefined));
    };
    element?.addEventListener('focusin', enter);
    return () => element?.removeEventListener('focusin', enter);
  }, [panel]);
  useLayoutEffect(() => {
    const focused = panel.current?.querySelector(':focus');
    // The help takes space that the field may occupy.
    if (paths.length > 0) focused?.scrollIntoView?.({ block: 'nearest' });
  }, [panel, paths]);
  const explained = paths.map((path) => nodeOfPath(root, path)).filter((node) => node?.meaning !== undefined);
  if (explained.length === 0) return null;
  return (
    <p className="fm-help" aria-hidden>
      {explained.map((node) => (
        <span key={node?.path}>
          <strong>{node?.name}</strong> {node?.meaning}{' '}
        </span>
      ))}
    </p>
  );
};
