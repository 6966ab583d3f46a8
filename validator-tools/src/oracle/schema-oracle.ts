import { exportXsd } from '@clearbench/iso20022/export-xsd';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

type Oracle = { readonly accepts: (xml: string) => boolean; readonly dispose: () => void };

/** libxml2 with this schema. */
export const oracleOf = (xsd: string): Oracle => {
  const schema = XmlDocument.fromString(xsd);
  const validator = XsdValidator.fromDoc(schema);
  return {
    accepts: (xml) => {
      const document = XmlDocument.fromString(xml);
      try {
        validator.validate(document);
        return true;
      } catch {
        return false;
      } finally {
        document.dispose();
      }
    },
    dispose: () => {
      validator.dispose();
      schema.dispose();
    },
  };
};

/** libxml2 with the schema we export: it shares nothing with our validator but the model. */
export const schemaOracle = (message: string): Oracle => oracleOf(exportXsd(message) ?? '');
