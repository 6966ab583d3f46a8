import type { Profile } from '@clearbench/iso20022/profile';
import { validate } from '../validate.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };
const structureRules = [
  'T-01',
  'T-02.root',
  'T-02.namespace',
  'T-02.unknown',
  'T-02.version',
  'T-02.noNamespace',
  'T-03',
];

/** What our validator says of a message's structure, whatever rulebook it belongs to. */
export const structureFindings = (xml: string): readonly string[] =>
  validate(new TextEncoder().encode(xml), profile, { rules: [] })
    .validationMessages.filter(({ textKey }) => structureRules.some((rule) => textKey.startsWith(`finding.${rule}`)))
    .map(({ textKey, path, line, value }) => `${textKey} ${path} ${line} ${value ?? ''}`);
