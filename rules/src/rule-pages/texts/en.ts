import rules from '../../generated/en/pages.json' with { type: 'json' };
import codeLists from './en/code-lists.json' with { type: 'json' };

export const texts: Readonly<Record<string, string>> = { ...rules, ...codeLists };
