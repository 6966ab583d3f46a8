import { messageTypeOf } from '@clearbench/iso20022/message-type';
import { type CompiledMessage, compiledMessage } from '@clearbench/iso20022/model/automaton';
import { internName } from '@clearbench/xml/tokenizer/names';
import { presentName, type ValidationState } from './validation-state.ts';

/** The message of a document that begins like this: one of administrators before ours. */
export const messageBy = (v: ValidationState, namespace: string): CompiledMessage | undefined => {
  if (v.own.size === 0) return namespace === '' ? undefined : compiledMessage(messageTypeOf(namespace) ?? '');
  const own = [...v.own.values()].filter(({ model }) => model.namespace === namespace);
  const named = own.find(({ model }) => model.documentName === presentName(v));
  return named ?? (namespace === '' ? undefined : (own[0] ?? compiledMessage(messageTypeOf(namespace) ?? '')));
};

/** From the element at `depth` on, this message is what is checked. */
export const beginMessage = (v: ValidationState, message: CompiledMessage, depth: number): void => {
  const { tokenizer: t } = v;
  v.message = message;
  v.messageType ??= message.model.name;
  v.documentUri = t.uri;
  v.documentDepth = depth;
  v.transactionName = internName(t.names, message.model.transaction);
  v.indexes[depth] = 1;
  if (message.isApproximate) v.findings.overrides = { ...v.findings.overrides, 'T-03': 'off' };
};
