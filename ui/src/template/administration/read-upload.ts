import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { readTemplateExport } from '@clearbench/contracts/template/template-export';
import { isoVersionOf, rulebooksOf, rulebookVersions, schemesOf } from '@clearbench/iso20022/rulebooks';
import { freshTemplate, type TemplateDraft } from './template-form.ts';

const isoNamespace = /urn:iso:std:iso:20022:tech:xsd:([a-z]{4}\.\d{3}\.\d{3}\.\d{2})/;

/**
 * The rulebook versions that use the message; for an unknown message those based on the newest version of the standard.
 */
const versionsFor = (messageType: string): RbVersion[] => {
  const known = rulebooksOf(messageType);
  if (known.length > 0) return [...known];
  const [newest] = rulebookVersions;
  return rulebookVersions.filter((version) => newest && isoVersionOf(version) === isoVersionOf(newest));
};

/** A template created from a message: its text, and the properties of the message. */
export const fromMessage = (text: string, fileName: string): TemplateDraft => {
  const messageType = isoNamespace.exec(text)?.[1] ?? '';
  const title = fileName.replace(/\.\w+$/, '');
  return {
    templateName: title
      .replace(/[^\w-]+/g, '-')
      .replace(/^[^A-Za-z]+/, '')
      .slice(0, 60),
    content: {
      ...freshTemplate.content,
      title,
      messageType,
      scheme: schemesOf(messageType)[0] ?? freshTemplate.content.scheme,
      rbVersions: versionsFor(messageType),
      body: text.replace(/^\uFEFF/, ''),
    },
  };
};

/** The template of an export; undefined for another text. */
export const fromExport = (text: string): TemplateDraft | undefined => {
  try {
    const read = readTemplateExport(JSON.parse(text));
    return read && { ...read, content: { ...freshTemplate.content, ...read.content } };
  } catch {
    return undefined;
  }
};
