import type { Profile } from '../profile.ts';
import { hasNamesOf2009, messageInstead, messagesOf } from '../rulebooks.ts';

/** A return of 2009 has the date of its original in the reference to it alone. */
const dateInReference = (body: string): string => {
  const date = /<OrgnlIntrBkSttlmDt>(.*?)<\/OrgnlIntrBkSttlmDt>/.exec(body)?.[1] ?? '';
  const reference = /(<OrgnlTxRef>)/;
  return body
    .replace(/.*<OrgnlIntrBkSttlmDt>.*\n/, '')
    .replace(reference, `$1\n<IntrBkSttlmDt>${date}</IntrBkSttlmDt>`);
};

/** Parties of an original are inside Pty in 2019. */
const wrappedParty = /(<(?:Ultmt)?(?:Dbtr|Cdtr)>\s*)<Pty>(.*?)<\/Pty>/gs;

const in2009 = (body: string, messageType: string): string => {
  if (!hasNamesOf2009(messageType)) return body;
  const elementName = body
    .replaceAll('BICFI>', 'BIC>')
    .replaceAll('AnyBIC>', 'BICOrBEI>')
    .replace(wrappedParty, '$1$2');
  return messageType.startsWith('pacs.004') ? dateInReference(elementName) : elementName;
};

/** Before rulebook 2025 an original's message is named with its version. */
const withVersions = (body: string, rbVersion: Profile['rbVersion']): string =>
  body.replace(/(<OrgnlMsgNmId>)([a-z]{4}\.\d{3})</g, (_, tag: string, name: string) => {
    const version = messagesOf(rbVersion).find((message) => message.startsWith(`${name}.`));
    return `${tag}${version ?? name}<`;
  });

/** A document around a message with names of 2019, converted to the version and the names of the rulebook. */
export const documentUnder = (rbVersion: Profile['rbVersion'], messageType: string, body: string): string => {
  const named = messageInstead(messageType, rbVersion) ?? messageType;
  const quoted = rbVersion < '2025' ? withVersions(body, rbVersion) : body;
  const elementName = named === messageType ? quoted : in2009(quoted, named);
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${named}">\n${elementName}</Document>\n`;
};
