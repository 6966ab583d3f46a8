/** Elements with free text. */
export const freeTexts = ['Dbtr/Nm', 'Cdtr/Nm', 'Ustrd', 'AddtlInf', 'Nm'];

/** Ids that the message does not repeat elsewhere. */
export const ownIds = ['GrpHdr/MsgId', 'Assgnmt/Id', 'RtrId', 'CxlId', 'StsId', 'InstrId'];

/** The text with some inner characters replaced; the length stays the same. */
export const withInnerText = (inside: string) => (old: string) =>
  old.slice(0, 2) + inside + old.slice(2 + inside.length);

/** The namespace of a message including the version. */
export const messageNamespace = String.raw`urn:iso:std:iso:20022:tech:xsd:[a-z]{4}\.\d{3}\.\d{3}\.\d{2}`;
