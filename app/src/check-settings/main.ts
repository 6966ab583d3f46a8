import { parseArgs } from 'node:util';
import { startupErrorText } from '@clearbench/hosting/startup-errors';
import { checkSettings, processKindOf } from './check-settings.ts';

const options = { process: { type: 'string', default: 'app' } } as const;

try {
  const { lines, isUsable } = checkSettings(processKindOf(parseArgs({ options }).values.process), process.env);
  console.log(lines.join('\n'));
  process.exitCode = isUsable ? 0 : 1;
} catch (error) {
  console.error(startupErrorText(error));
  process.exitCode = 2;
}
