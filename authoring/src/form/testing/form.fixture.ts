import { applyEdit } from '@clearbench/iso20022/message-text/text-edit';
import type { Profile } from '@clearbench/iso20022/profile';
import { type FormChange, formEdit } from '../form-edit.ts';
import type { FormNode, MessageForm } from '../form-node.ts';
import { type FormOptions, messageForm } from '../message-form.ts';

export const sampleProfile: Profile = { scheme: 'sct', rbVersion: '2025', now: '2026-01-15T10:00:00Z' };

export const sampleForm = (text: string, options: Partial<FormOptions> = {}): MessageForm & { status: 'form' } => {
  const form = messageForm(text, { profile: sampleProfile, ...options });
  if (form.status !== 'form') throw new Error(`no form: ${JSON.stringify(form)}`);
  return form;
};

export const everyNode = (node: FormNode): readonly FormNode[] => [node, ...node.children.flatMap(everyNode)];

/** The node whose path ends like this. */
export const nodeOf = (text: string, end: string, options: Partial<FormOptions> = {}): FormNode => {
  const found = everyNode(sampleForm(text, options).root).find(({ path }) => path.endsWith(end));
  if (!found) throw new Error(`nothing at ${end}`);
  return found;
};

/** The text after a change; `path` names the node by its end. */
export const changed = (text: string, change: FormChange, transaction = 1): string => {
  const { path } = nodeOf(text, change.path, { transaction, showsAll: true });
  const edit = formEdit(text, { ...change, path }, { transaction, profile: sampleProfile });
  return edit ? applyEdit(text, edit.edit) : text;
};
