import { builtInMessageForm as messageForm, withMessageForm } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { Profile } from '@clearbench/iso20022/profile';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { type Changes, changed, sampleTree, written } from '@clearbench/iso20022/samples/sample-tree';

/** The profile of an environment whose messages have a business header. */
export const headedProfile: Pick<Profile, 'messageForm'> = withMessageForm;

const party = (name: string, bic: string): string =>
  `<${name}><FIId><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></FIId></${name}>`;

const header = `
  <AppHdr>
    ${party('Fr', 'ZYDODEF0XXX')}
    ${party('To', 'ZYCSDEF0XXX')}
    <BizMsgIdr>ZYDO-20251015-0001</BizMsgIdr>
    <MsgDefIdr>pacs.008.001.08</MsgDefIdr>
    <CreDt>2025-10-15T08:30:00Z</CreDt>
  </AppHdr>`;

/** Changes of the message that add an agent, by default in the group header. */
export const agentOf = (name: 'InstgAgt' | 'InstdAgt', bic: string, parent = 'GrpHdr'): Changes => ({
  [`${parent}/${name}/FinInstnId/BICFI`]: bic,
});

/** A message with a business header, with changes of the header. */
export const headed = (message: string, ofHeader: Changes = {}): string => {
  const { root, namespace } = messageForm ?? { root: '', namespace: '' };
  const text = written(changed(sampleTree(header, 'AppHdr'), ofHeader), '');
  const namespaceOfHeader = 'urn:iso:std:iso:20022:tech:xsd:head.001.001.02';
  const appHdr = text.replace('<AppHdr>', `<AppHdr xmlns="${namespaceOfHeader}">`);
  return `<${root} xmlns="${namespace}">\n${appHdr}${message.replace(/<\?.*\?>\s*/, '')}</${root}>\n`;
};

/** A valid credit transfer with its business header, with changes of both. */
export const headedMessage = (ofHeader: Changes = {}, ofMessage: Changes = {}): string =>
  headed(pacs008(ofMessage), ofHeader);
