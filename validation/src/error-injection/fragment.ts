import type { NewElement } from '../form/new-element.ts';
import type { MessageNode } from '../message-node.ts';
import { readMessage } from '../read-message.ts';
import { elementName } from './mutation.ts';

const elementOf = ({ name, text, attributes, children }: MessageNode, isOld: boolean): NewElement => ({
  name: elementName(name, isOld),
  attributes,
  value: text,
  children: children.map((child) => elementOf(child, isOld)),
  holds: children.length > 0,
});

/** Elements to insert into a message, read from XML with names of 2019. */
export const fragment = (xml: string, isOld: boolean): readonly NewElement[] => {
  const elements: NewElement[] = [];
  readMessage(new TextEncoder().encode(`<fragment>${xml}</fragment>`), {
    select: ['fragment'],
    onNode: ({ children }) => elements.push(...children.map((child) => elementOf(child, isOld))),
  });
  return elements;
};
