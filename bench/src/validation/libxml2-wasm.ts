import { readFileSync } from 'node:fs';
import { ParseOption, XmlDocument, XsdValidator } from 'libxml2-wasm';
import { answerParent } from '../child.ts';
import { type Pass, timed } from './pass.ts';

const schema = XmlDocument.fromBuffer(readFileSync(process.argv[2] ?? ''));
const validator = XsdValidator.fromDoc(schema);

/** The library has no streaming validation: the document is in memory as a tree. */
const check = (file: string): boolean => {
  const document = XmlDocument.fromBuffer(readFileSync(file), { option: ParseOption.XML_PARSE_HUGE });
  try {
    validator.validate(document);
    return true;
  } finally {
    document.dispose();
  }
};

answerParent<Pass>((pass) => timed(pass, check));
