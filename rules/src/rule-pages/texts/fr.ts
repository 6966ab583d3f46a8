import rules from '../../generated/fr/pages.json' with { type: 'json' };
import codeLists from './fr/code-lists.json' with { type: 'json' };

export const texts: Readonly<Record<string, string>> = { ...rules, ...codeLists };
