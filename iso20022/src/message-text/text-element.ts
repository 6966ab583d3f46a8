import type { ElementUse, MessageModel, TypeModel } from '../model/model.ts';

/** The elements of one name in one parent, kept or not: their number, and the place of the last one. */
export type Span = { count: number; from: number; to: number };

/** An element of a message with its places in the text, in UTF-16 units, and what the model says of it. */
export type TextElement = {
  /** Without its prefix. */
  readonly name: string;
  /** With the colon; '' where there is none. */
  readonly prefix: string;
  /** Counts from 1 among the elements of the same name in the same parent. */
  readonly index: number;
  readonly path: string;
  readonly parent: TextElement | undefined;
  readonly attributes: Readonly<Record<string, string>>;
  /** Of the start tag's `<`. */
  readonly from: number;
  /** Behind the start tag's `>`. */
  readonly openEnd: number;
  /** Of the end tag's `<`; behind the start tag where it closes itself. */
  closeFrom: number;
  /** Behind the end tag's `>`. */
  to: number;
  readonly selfClosing: boolean;
  readonly children: TextElement[];
  /** By name without prefix. */
  readonly spans: ReadonlyMap<string, Span>;
  /** Elements in it for which there was no room; other transactions are not among them. */
  notKept: number;
  readonly model: MessageModel | undefined;
  /** Undefined where no model knows the element. */
  readonly type: TypeModel | undefined;
  /** How the parent's type uses it; undefined for what begins a message. */
  readonly use: ElementUse | undefined;
};

/** Where the type has the element; -1 where it has none of that name. */
export const positionIn = (type: TypeModel | undefined, name: string): number => {
  if (type?.kind !== 'sequence' && type?.kind !== 'choice') return -1;
  return type.elements.findIndex((use) => use.name === name);
};

export const elementAt = (root: TextElement, path: string): TextElement | undefined => {
  if (root.path === path) return root;
  for (let at: TextElement | undefined = root; at; ) {
    const next: TextElement | undefined = at.children.find(
      (child) => path === child.path || path.startsWith(`${child.path}/`),
    );
    if (next?.path === path) return next;
    at = next;
  }
  return undefined;
};
