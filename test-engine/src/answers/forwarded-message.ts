import { messageModel } from '@clearbench/iso20022/model/message-models';
import type { MessageModel, TypeModel } from '@clearbench/iso20022/model/model';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { nodesIn } from '@clearbench/iso20022/reader/nodes-in';
import type { Intake } from '../clearing/intake.ts';
import { type Forwarding, forwardedElement } from './forwarded-elements.ts';
import type { Part, Wrapped, XmlDocument } from './xml.ts';

const entryNames: readonly string[] = ['TxInf', 'TxInfAndSts'];

const elementsOf = (type: TypeModel | undefined) =>
  type?.kind === 'sequence' || type?.kind === 'choice' ? type.elements : [];

/** The message element, and the elements of the message: entries inside another element are read one by one. */
type Layout = { readonly root: string; readonly frames: readonly string[]; readonly select: readonly string[] };

const layoutOf = (model: MessageModel): Layout => {
  const [message] = elementsOf(model.document);
  const root = message?.name ?? '';
  const parts = elementsOf(message && model.typeNamed(message.type));
  const innerOf = (type: string) => elementsOf(model.typeNamed(type)).map(({ name }) => name);
  const frames = parts.filter(({ type }) => innerOf(type).some((name) => entryNames.includes(name)));
  const whole = parts.filter((part) => !frames.includes(part));
  return {
    root,
    frames: frames.map(({ name }) => name),
    select: [
      ...whole.map(({ name }) => `${root}/${name}`),
      ...frames.flatMap(({ name, type }) => innerOf(type).map((inner) => `${name}/${inner}`)),
    ],
  };
};

/** A message to forward, and its entries for this receiver by position; all where absent. */
export type ForwardedPart = Omit<Forwarding, 'heading' | 'total'> & {
  readonly entries: ReadonlySet<number> | undefined;
  readonly total: (heading: Forwarding['heading']) => string;
};

const isGroup = ({ name }: MessageNode): boolean => name.startsWith('OrgnlGrpInf');

/** The elements for this receiver: its entries, and groups about its messages. */
const keptNodes = function* (
  { input }: Intake,
  { select }: Layout,
  { entries, originals }: ForwardedPart,
): Iterable<MessageNode> {
  let position = 0;
  for (const node of nodesIn(input.bytes, select)) {
    const isEntry = entryNames.includes(node.name);
    if (isEntry) position += 1;
    if (isEntry && entries?.has(position) === false) continue;
    if (isGroup(node) && !originals.has(descend(node, 'OrgnlMsgId')?.text ?? '')) continue;
    if (node.name !== 'SplmtryData') yield node;
  }
};

const partsOf = function* (
  nodes: Iterator<MessageNode>,
  { frames }: Layout,
  forwarding: Forwarding,
): Iterable<Part | Wrapped> {
  let next = nodes.next();
  const take = (): Part => {
    const part = next.done ? undefined : forwardedElement(next.value, forwarding);
    next = nodes.next();
    return part;
  };
  const inside = function* (frame: MessageNode): Iterable<Part> {
    while (!next.done && next.value.parent === frame) yield take();
  };
  while (!next.done) {
    const { parent } = next.value;
    if (parent !== undefined && frames.includes(parent.name)) yield { name: parent.name, parts: inside(parent) };
    else yield take();
  }
};

/**
 * The message of the intake for another receiver: with the ids under which the receiver knows the originals, a new header,
 * and everything else as it was sent.
 */
export const forwardedMessage = (part: ForwardedPart, heading: Forwarding['heading'], intake: Intake): XmlDocument => {
  const messageType = intake.message.messageType ?? '';
  const model = messageModel(messageType);
  const layout = model === undefined ? { root: '', frames: [], select: [] } : layoutOf(model);
  const forwarding = { ...part, heading, total: part.total(heading) };
  const nodes = keptNodes(intake, layout, part)[Symbol.iterator]();
  return { messageType, root: layout.root, parts: partsOf(nodes, layout, forwarding) };
};
