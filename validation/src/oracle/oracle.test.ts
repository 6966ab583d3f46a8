import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { exportXsd } from '../export-xsd.ts';
import { knownHeaders, knownMessages, messageModel } from '../model/message-models.ts';
import type { MessageModel } from '../model/model.ts';
import type { Profile } from '../profile.ts';
import { validate } from '../validate.ts';
import { breakMessage } from './break-message.ts';
import { type Draft, generateMessage, writeDraft } from './generate-message.ts';
import { seededRandom } from './seeded-random.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };
const structureRules = ['T-01', 'T-02.root', 'T-02.namespace', 'T-02.noNamespace', 'T-03'];

type Oracle = { readonly accepts: (xml: string) => boolean; readonly dispose: () => void };

/** libxml2 with the schema we export: it shares nothing with our validator but the model. */
const oracleFor = (message: string): Oracle => {
  const schema = XmlDocument.fromString(exportXsd(message) ?? '');
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

const structureFindings = (xml: string): readonly string[] =>
  validate(new TextEncoder().encode(xml), profile, { rules: [] })
    .validationMessages.filter(({ textKey }) => structureRules.some((rule) => textKey.startsWith(`finding.${rule}`)))
    .map(({ textKey, path, line, value }) => `${textKey} ${path} ${line} ${value ?? ''}`);

const modelOf = (message: string): MessageModel => {
  const model = messageModel(message);
  if (model === undefined) throw new Error(`${message} is not known`);
  return model;
};

describe.each([...knownMessages, ...knownHeaders])('%s agrees with libxml2', (message) => {
  const oracle = oracleFor(message);
  afterAll(() => oracle.dispose());

  it('on messages made from the model', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const xml = writeDraft(generateMessage(modelOf(message), seededRandom(seed)));
      expect({ seed, findings: structureFindings(xml) }).toEqual({ seed, findings: [] });
      expect({ seed, accepted: oracle.accepts(xml) }).toEqual({ seed, accepted: true });
    }
  });

  it('on broken ones', () => {
    let refused = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const random = seededRandom(seed * 7919);
      const draft: Draft = generateMessage(modelOf(message), random);
      const how = breakMessage(random, draft);
      const xml = writeDraft(draft);
      const accepted = oracle.accepts(xml);
      const findings = structureFindings(xml);
      if (!accepted) refused++;
      expect({ seed, how, findings, valid: findings.length === 0 }).toMatchObject({ seed, how, valid: accepted });
    }
    expect(refused).toBeGreaterThan(60);
  });
});
