import { messageModel } from '../model/message-models.ts';
import type { MessageModel, TypeModel } from '../model/model.ts';
import type { SubsetElement } from './subset-element.ts';

/** How a message is cut into parts that can be compared with a subset one after the other. */
export type MessageParts = {
  /** Names from the message element to the element around the transactions, e.g. CstmrCdtTrfInitn, PmtInf. */
  readonly containers: readonly string[];
  /** Every element in a container: `PmtInf/PmtMtd`, `PmtInf/CdtTrfTxInf`. */
  readonly parts: readonly string[];
};

type Step = { readonly name: string; readonly type: TypeModel };

/** The elements around the first element of that name, the outermost first; the search goes level by level. */
const pathTo = (model: MessageModel, root: Step, wanted: string): readonly Step[] => {
  let level: readonly (readonly Step[])[] = [[root]];
  for (let depth = 0; depth < 4; depth += 1) {
    const next: (readonly Step[])[] = [];
    for (const path of level) {
      const { type } = path.at(-1) as Step;
      if (type.kind !== 'sequence' && type.kind !== 'choice') continue;
      if (type.elements.some(({ name }) => name === wanted)) return path;
      next.push(...type.elements.map((use) => [...path, { name: use.name, type: model.typeNamed(use.type) }]));
    }
    level = next;
  }
  return [root];
};

/** The containers that the subset allows. */
const allowedContainers = ([message, ...inner]: readonly Step[], subset: SubsetElement): readonly Step[] => {
  const allowed = message === undefined ? [] : [message];
  let at: SubsetElement | undefined = subset;
  for (const container of inner) {
    at = at?.allowed.get(container.name);
    if (at === undefined) break;
    allowed.push(container);
  }
  return allowed;
};

/** The parts of a message; a container that the subset does not allow is a part. */
export const messageParts = (messageType: string, subset: SubsetElement): MessageParts => {
  const model = messageModel(messageType);
  const [message] = model?.document.kind === 'sequence' ? model.document.elements : [];
  if (model === undefined || message === undefined) return { containers: [], parts: [] };
  const root = { name: message.name, type: model.typeNamed(message.type) };
  const path = allowedContainers(pathTo(model, root, model.transaction), subset);
  const containers = path.map(({ name }) => name);
  const parts = path.flatMap(({ name, type }) =>
    type.kind === 'sequence' || type.kind === 'choice'
      ? type.elements.filter((use) => !containers.includes(use.name)).map((use) => `${name}/${use.name}`)
      : [],
  );
  return { containers, parts };
};
