import { shareNames } from '@clearbench/xml/tokenizer/names';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { type Scratch, withScratch } from '@clearbench/xml/tokenizer/scratch';
import { createTokenizer, type Tokenizer } from '@clearbench/xml/tokenizer/state';
import { token } from '@clearbench/xml/tokenizer/token';
import { tokenText } from '@clearbench/xml/tokenizer/token-text';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import { messageTypeOf } from '../message-type.ts';
import { modelNames } from '../model/model-names.ts';
import { addChild, addText, closeNode, type GrowingNode, openNode } from './growing-node.ts';
import type { MessageNode } from './message-node.ts';
import { type Selection, selectedBy, selectionOf } from './selection.ts';

export type ReadOptions = {
  /** Names or path suffixes (`GrpHdr`, `CdtTrfTxInf/PmtId`) of the elements wanted; `*` is every element without child elements. */
  readonly select: readonly string[];
  /** Called with each wanted element as soon as it is complete; inner ones come before outer ones. */
  readonly onNode: (node: MessageNode) => void;
  /** Called with the document element as soon as its start tag was read. */
  readonly onRoot?: (root: MessageNode) => void;
};

export type ReadResult = {
  readonly wellFormed: boolean;
  /** e.g. pacs.008.001.08, as the namespace says, or that of the first message the document element carries; known to the validator or not. */
  readonly messageType?: string;
  readonly namespace?: string;
  /** Name of the document element. */
  readonly rootName?: string;
};

export type MessageReader = { readonly push: (chunk: Uint8Array) => void; readonly finish: () => ReadResult };

type Open = { readonly node: GrowingNode; readonly isWanted: boolean; readonly counts: Map<number, number> };

type Reader = {
  readonly tokenizer: Tokenizer;
  readonly selection: Selection<true>;
  readonly options: ReadOptions;
  readonly stack: Open[];
  /** Open elements that are wanted: inside one, everything is kept. */
  wanted: number;
  root: { readonly name: string; readonly namespace: string } | undefined;
  /** Of the document element, or of the first message inside it that is no header. */
  messageType: string | undefined;
};

/** Headers go before messages and are none. */
const typeHere = ({ uris, uri }: Tokenizer): string | undefined => {
  const type = messageTypeOf(uris[uri] ?? '');
  return type?.startsWith('head.') ? undefined : type;
};

const open = (reader: Reader): void => {
  const { tokenizer: t, stack, selection } = reader;
  reader.messageType ??= typeHere(t);
  const parent = stack.at(-1);
  const index = (parent?.counts.get(t.name) ?? 0) + 1;
  parent?.counts.set(t.name, index);
  const node = openNode(t, parent?.node, index, index > 1);
  if (reader.wanted > 0 && parent !== undefined) addChild(parent.node, node);
  const isWanted = selectedBy(selection, node).length > 0;
  if (isWanted) reader.wanted++;
  stack.push({ node, isWanted, counts: new Map() });
  if (parent !== undefined) return;
  reader.root = { name: node.name, namespace: t.uris[t.uri] ?? '' };
  reader.options.onRoot?.(node);
};

const close = (reader: Reader): void => {
  const ended = reader.stack.pop();
  if (ended === undefined) return;
  const { node, isWanted, counts } = ended;
  closeNode(node);
  if (isWanted) reader.wanted--;
  if (isWanted || (counts.size === 0 && reader.selection.leaves.length > 0)) reader.options.onNode(node);
};

const drain = (reader: Reader): void => {
  const { tokenizer: t, stack } = reader;
  for (;;) {
    switch (nextToken(t)) {
      case token.more:
      case token.end:
      case token.broken:
        return;
      case token.open:
        open(reader);
        break;
      case token.close:
        close(reader);
        break;
      case token.text:
      case token.blank: {
        const at = stack.at(-1);
        if (at !== undefined && at.counts.size === 0) addText(at.node, tokenText(t));
      }
    }
  }
};

const resultOf = ({ tokenizer, root, messageType = messageTypeOf(root?.namespace ?? '') }: Reader): ReadResult => {
  const wellFormed = tokenizer.failure === undefined;
  if (root === undefined) return { wellFormed };
  const named = { wellFormed, namespace: root.namespace, rootName: root.name };
  return messageType === undefined ? named : { ...named, messageType };
};

/** Reads a message chunk by chunk. Nodes of wanted elements are complete; their ancestors know name, attributes and place. */
export const createMessageReader = (options: ReadOptions, scratch?: Scratch): MessageReader => {
  const reader: Reader = {
    tokenizer: createTokenizer(shareNames(modelNames()), false, scratch),
    selection: selectionOf(options.select.map((select) => [select, true] as const)),
    options,
    stack: [],
    wanted: 0,
    root: undefined,
    messageType: undefined,
  };
  return {
    push(chunk) {
      feed(reader.tokenizer, chunk);
      drain(reader);
    },
    finish() {
      endInput(reader.tokenizer);
      drain(reader);
      return resultOf(reader);
    },
  };
};

/** Hands out the wanted elements of a message in constant memory; knows no schema, so it reads wrong messages too. */
export const readMessage = (bytes: Uint8Array, options: ReadOptions): ReadResult =>
  withScratch((scratch) => {
    const reader = createMessageReader(options, scratch);
    inPieces(bytes, reader.push);
    return reader.finish();
  });
