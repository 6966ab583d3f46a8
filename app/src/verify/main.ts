import { Failure } from '@clearbench/contracts/failure';
import { explained } from '@clearbench/hosting/explained';
import { productLog } from '@clearbench/hosting/product-log';
import { cutShort } from '../log-cut-short.ts';
import { demandLog, openAlone } from '../open-alone.ts';
import { placeIn, settingsFrom } from '../settings.ts';
import { verify } from './verify.ts';

/** Faults told of one thing; the rest is counted. */
const mostTold = 20;

const report = (faults: readonly string[]): string[] => {
  const rest = faults.length - mostTold;
  return [...faults.slice(0, mostTold), ...(rest > 0 ? [`and ${rest} more`] : [])].map((fault) => `  ${fault}`);
};

const run = async (): Promise<boolean> => {
  // Before the settings are read: they make a secret for a folder that has none.
  demandLog(placeIn(process.env));
  const settings = settingsFrom(process.env);
  const data = await openAlone(settings, productLog(settings.logLevel));
  let right = true;
  try {
    const lost = settings.servers === undefined ? await cutShort(data) : undefined;
    if (lost !== undefined) console.log(`WRONG  end of the log\n  ${lost}`);
    right = lost === undefined;
    for await (const { what, faults } of verify(data)) {
      console.log([`${faults.length === 0 ? 'right' : 'WRONG'}  ${what}`, ...report(faults)].join('\n'));
      right &&= faults.length === 0;
    }
    return right;
  } finally {
    await data.close();
  }
};

const sentence = (error: unknown): string => {
  if (error instanceof Failure && error.errorKey === 'store.locked')
    return 'A Clearbench works in the data folder. Stop it, or back it up and verify what you restore of the backup.';
  return explained(error);
};

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 2;
}
