import type { FormNode } from '@clearbench/validation/form/form-node';
import { useMemo } from 'react';
import { listId } from './value-control.tsx';

type Choices = readonly { readonly code: string; readonly text?: string | undefined }[];

const listsIn = (node: FormNode, found: Map<string, Choices>): Map<string, Choices> => {
  for (const { input } of [node.field, node.attribute].filter((value) => value !== undefined))
    if (input.kind === 'listed') found.set(input.list, input.choices);
  for (const child of node.children) listsIn(child, found);
  return found;
};

/** Codes to choose from where others may be written, too; each list once. */
export const Suggestions = ({ root }: { readonly root: FormNode }) => {
  const lists = useMemo(() => [...listsIn(root, new Map())], [root]);
  return lists.map(([list, choices]) => (
    <datalist key={list} id={listId(list)}>
      {choices.map(({ code, text }) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </datalist>
  ));
};
