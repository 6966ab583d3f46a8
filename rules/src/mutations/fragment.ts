import type { NewElement } from '@clearbench/iso20022/message-text/new-element';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { readMessage } from '@clearbench/iso20022/reader/read-message';
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
  readMessage(new TextEncoder().encode(`<Document>${xml}</Document>`), {
    select: ['Document'],
    onNode: ({ children }) => elements.push(...children.map((child) => elementOf(child, isOld))),
  });
  return elements;
};
