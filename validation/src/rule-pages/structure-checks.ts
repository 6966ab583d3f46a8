import type { RuleCheck } from './rule-check.ts';

/** What the validator finds before any rule is asked; these are no rules of the catalogue's files. */
export const structureChecks: Readonly<Record<string, RuleCheck>> = {
  'T-01': {
    layer: 'structure',
    severity: 'Error',
    source: 'XML 1.0 and Namespaces in XML; that document types and entities are refused is ours, for safety',
  },
  'T-02': {
    layer: 'structure',
    severity: 'Error',
    source: 'Namespaces of ISO 20022; message versions of the rulebooks (EPC115-06, EPC122-16, EPC114-06, EPC301-07)',
  },
  'T-03': {
    layer: 'structure',
    severity: 'Error',
    source: 'Message definitions of ISO 20022, or the schema an administrator uploaded',
  },
};
