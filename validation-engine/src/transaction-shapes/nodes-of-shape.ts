import { type GrowingNode, newNode } from '@clearbench/iso20022/reader/growing-node';
import { ownText } from '../report/finding.ts';
import { type ShapeElement, type ShapePlace, shapeStep, type TransactionShape } from './transaction-shape.ts';

/** The nodes of a transaction, in the order of the start tags. Each transaction of the shape is written into them. */
export type NodesOfShape = {
  readonly elements: readonly ShapeElement[];
  readonly nodes: readonly GrowingNode[];
  /** Lines of the start tags, from that of the transaction. */
  readonly lines: Int32Array;
  /** The nodes of the values. */
  readonly ofValues: readonly GrowingNode[];
  /** 1 for a text that keeps the text of the whole buffer in memory. */
  readonly isPassing: Uint8Array;
};

export const columnOf = ({ run, lineRun, column }: ShapePlace, starts: Int32Array): number =>
  (starts[run] as number) - (starts[lineRun] as number) + column;

/** Node of an element at its place in a transaction that begins at `line`. */
export const nodeOf = (
  { name, attributes, repeats, index, start, text }: ShapeElement,
  parent: GrowingNode | undefined,
  line: number,
  starts: Int32Array,
): GrowingNode =>
  newNode(
    name,
    attributes,
    parent,
    index,
    repeats,
    line + start.line,
    columnOf(start, starts),
    line + text.line,
    columnOf(text, starts),
  );

/** Makes the nodes, each with all its children. */
export const nodesOfShape = ({ steps, starts, values }: TransactionShape): NodesOfShape => {
  const elements: ShapeElement[] = [];
  const nodes: GrowingNode[] = [];
  const ofValues: GrowingNode[] = [];
  const open: GrowingNode[] = [];
  for (const { kind, element } of steps) {
    if (kind !== shapeStep.close) {
      const parent = open.at(-1);
      const node = nodeOf(element, parent, 0, starts);
      if (parent !== undefined) parent.children = [...parent.children, node];
      elements.push(element);
      nodes.push(node);
      open.push(node);
    }
    if (kind === shapeStep.open) continue;
    const node = open.pop();
    if (element.value >= 0 && node !== undefined) ofValues[element.value] = node;
  }
  const lines = Int32Array.from(elements, ({ start }) => start.line);
  return { elements, nodes, lines, ofValues, isPassing: new Uint8Array(values.length) };
};

/** A transaction begins at `line`: rules read lines of elements. */
export const useNodes = ({ lines, nodes }: NodesOfShape, line: number): void => {
  for (let k = 0; k < nodes.length; k++) {
    const node = nodes[k] as GrowingNode;
    node.line = line + (lines[k] as number);
    node.uses++;
  }
};

/** Completes the places, which only findings need. */
export const locateNodes = ({ elements, nodes }: NodesOfShape, line: number, starts: Int32Array): void => {
  for (let k = 0; k < nodes.length; k++) {
    const [node, { start, text }] = [nodes[k] as GrowingNode, elements[k] as ShapeElement];
    node.column = columnOf(start, starts);
    node.textLine = line + text.line;
    node.textColumn = columnOf(text, starts);
  }
};

/** Copies the characters of texts before the buffer is filled again. */
export const keepTexts = ({ ofValues, isPassing }: NodesOfShape): void => {
  for (let value = 0; value < isPassing.length; value++) {
    if (isPassing[value] === 0) continue;
    isPassing[value] = 0;
    const node = ofValues[value] as GrowingNode;
    node.text = ownText(node.text);
  }
};
