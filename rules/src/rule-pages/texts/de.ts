import rules from '../../generated/de/pages.json' with { type: 'json' };
import codeLists from './de/code-lists.json' with { type: 'json' };

export const texts: Readonly<Record<string, string>> = { ...rules, ...codeLists };
