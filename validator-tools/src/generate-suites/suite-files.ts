import { rbVersion } from '@clearbench/contracts/sim-env/events';
import { schemeNames, schemes } from '@clearbench/contracts/sim-env/scheme';
import type { SuiteFile } from '@clearbench/contracts/test-suite/suite-file';
import { commandCases } from './command-cases.ts';
import { customerMessages } from './customer-messages.ts';
import { happyPaths } from './happy-paths.ts';
import { rTransactionCases } from './r-transaction-cases.ts';
import { storedMessages } from './stored-messages.ts';
import type { SuiteContext } from './suite-context.ts';
import { yamlFile } from './yaml-file.ts';

/** A Tuesday morning before a week without holidays, so that the cases do not depend on the day of the run. */
const clock = '2027-06-15T09:00:00Z';

export const suiteContexts: readonly SuiteContext[] = schemes.flatMap((scheme) =>
  rbVersion.options.map((rulebook) => ({ scheme, rulebook })),
);

export const folderOf = ({ scheme, rulebook }: SuiteContext): string => `${scheme}-${rulebook}`;

const reference = (prefix: string) => ({ generate: 'reference', prefix }) as const;

const suiteOf = ({ scheme, rulebook }: SuiteContext, hasStored: boolean): SuiteFile => ({
  suite: `${schemeNames[scheme]}, rulebook ${rulebook}`,
  tags: [scheme, `rulebook-${rulebook}`],
  environment: scheme,
  rulebook,
  clock,
  bic: 'ZYAADEF0XXX',
  ...(hasStored
    ? {
        variables: {
          bank: 'ZYAADEF0XXX',
          amount: '10.00',
          remittance: 'Invoice 4711',
          paymentId: reference('MSG'),
          transactionId: reference('TX'),
          dueDate: { generate: 'date', plus: '3' },
          replyId: reference('RMSG'),
          replyTransactionId: reference('RTX'),
          statusRequestId: reference('SMSG'),
          statusTransactionId: reference('STX'),
        },
      }
    : {}),
});

/** The files of a suite by path, without those of the rules. */
export const suiteFiles = (context: SuiteContext): ReadonlyMap<string, string> => {
  const stored = new Map([...storedMessages(context), ...customerMessages(context)]);
  const cases = [...happyPaths(context), ...commandCases(context), ...rTransactionCases(context)];
  const files = new Map<string, string>([['suite.yaml', yamlFile(suiteOf(context, stored.size > 0))]]);
  for (const { name, content } of cases) files.set(`${name}.yaml`, yamlFile(content));
  for (const [path, text] of stored) files.set(path, text);
  return files;
};
