import { fileTypeFromBuffer } from 'file-type';
import { isZip, startsLikeXml, textIn } from './first-bytes.ts';

/** What an uploaded content is; `type` names a known format, such as PNG. */
export type ContentKind =
  | { readonly kind: 'xml' | 'zip' | 'text' | 'binary' }
  | { readonly kind: 'other'; readonly type: string };

/** Number of bytes at the beginning from which the kind of a content is detected. */
export const headLength = 65_536;

/** Names of formats whose file ending says little. */
const shownTypes: Readonly<Record<string, string>> = {
  cfb: 'Microsoft Office',
  docx: 'Microsoft Word',
  docm: 'Microsoft Word',
  xlsx: 'Microsoft Excel',
  xlsm: 'Microsoft Excel',
  pptx: 'Microsoft PowerPoint',
  odt: 'OpenDocument',
  ods: 'OpenDocument',
  odp: 'OpenDocument',
  exe: 'Windows EXE',
  elf: 'Linux ELF',
  macho: 'macOS Mach-O',
  gz: 'GZIP',
  jpg: 'JPEG',
};

const known = async (head: Uint8Array) => {
  try {
    return await fileTypeFromBuffer(head);
  } catch {
    // Where the sample ends inside a structure, the first bytes decide.
    return undefined;
  }
};

/** Somewhere in a text that does not begin with markup: a message whose beginning is damaged. */
const damagedMessage = /<\?xml\s|<(?:[\w.-]+:)?(?:Document|AppHdr|BusMsg|BizMsg)[\s>]/;
const json = /^[{[]\s*(?:["{[\]}]|-?\d|true|false|null)/;
const swift = /^\{1:[A-Z]\d{2}/;
const html = /^<(?:!doctype\s+html|html[\s>])/i;

const kindOfText = (text: string): ContentKind => {
  const start = text.trimStart();
  if (html.test(start)) return { kind: 'other', type: 'HTML' };
  if (start.startsWith('<') || damagedMessage.test(start)) return { kind: 'xml' };
  if (swift.test(start)) return { kind: 'other', type: 'SWIFT MT' };
  if (json.test(start)) return { kind: 'other', type: 'JSON' };
  return { kind: 'text' };
};

/** What a content is, by its first bytes and not by its name. XML in UTF-8 and UTF-16 is XML, with a byte order mark or without. */
export const contentKind = async (content: Uint8Array): Promise<ContentKind> => {
  const head = content.subarray(0, headLength);
  if (startsLikeXml(head)) return kindOfText(textIn(head) ?? '<');
  const type = await known(head);
  if (type !== undefined && type.ext !== 'xml' && type.ext !== 'zip')
    return { kind: 'other', type: shownTypes[type.ext] ?? type.ext.toUpperCase() };
  if (isZip(head)) return { kind: 'zip' };
  const text = textIn(head);
  return text === undefined ? { kind: 'binary' } : kindOfText(text);
};
