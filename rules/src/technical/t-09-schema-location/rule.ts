import { defineRule } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../../scope.ts';

const messageName = /[a-z]{4}\.\d{3}\.\d{3}\.\d{2}/g;

export const rule = defineRule({
  id: 'T-09',
  layer: 'scheme',
  severity: 'Warning',
  appliesTo: everyMessage,
  select: [],
  check: () => [],
  close: ({ messageType }, _, root) => {
    const location = Object.entries(root.attributes).find(([name]) => name.split(':').at(-1) === 'schemaLocation')?.[1];
    const other = location?.match(messageName)?.find((name) => name !== messageType);
    if (location === undefined || other === undefined) return [];
    const expected = location.replace(messageName, messageType);
    return [{ node: root, value: location, expected, params: { other, messageType } }];
  },
});
