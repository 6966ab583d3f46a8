import { namespacePrefix } from '../../message-type.ts';
import type { MessageForm } from '../message-form.ts';
import { escapedText } from './escaped-text.ts';

/** The values of a business header; times are ISO 8601 in UTC. */
export type HeaderValues = {
  readonly from: string;
  readonly to: string;
  readonly id: string;
  readonly messageType: string;
  readonly createdAt: string;
};

/** The parts of a message before and after the message itself. */
export type Surrounding = { readonly before: Uint8Array; readonly after: Uint8Array };

const encoder = new TextEncoder();

const party = (name: string, bic: string): string =>
  `    <${name}><FIId><FinInstnId><BICFI>${escapedText(bic)}</BICFI></FinInstnId></FIId></${name}>\n`;

/** Without milliseconds, as business headers have it. */
const creation = (instant: string): string => `${instant.slice(0, 19)}Z`;

const longestId = 35;

/** What surrounds a single message in its envelope: the element of the profile with a business header. */
export const headedEnvelope = (
  form: MessageForm,
  { from, to, id, messageType, createdAt }: HeaderValues,
): Surrounding => {
  const { root, namespace, businessHeader } = form;
  const before = [
    `<?xml version="1.0" encoding="UTF-8"?>\n<e:${root} xmlns:e="${namespace}">\n`,
    `  <AppHdr xmlns="${namespacePrefix}${businessHeader}">\n`,
    party('Fr', from),
    party('To', to),
    `    <BizMsgIdr>${escapedText(id.slice(0, longestId))}</BizMsgIdr>\n`,
    `    <MsgDefIdr>${messageType}</MsgDefIdr>\n`,
    `    <CreDt>${creation(createdAt)}</CreDt>\n  </AppHdr>\n`,
  ].join('');
  return { before: encoder.encode(before), after: encoder.encode(`</e:${root}>\n`) };
};
