import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { brokenRuleFault, type TransactionFault } from '../checks/fault.ts';
import { identityOf, transferFault } from '../checks/transfer-checks.ts';
import type { Payment } from '../order/order.ts';
import { readDefaultScenario } from '../scenarios/default-scenario.ts';
import { effectOf, isFileWide, type Scripted } from '../scenarios/effect.ts';
import { pickScenario, type Setting } from '../scenarios/pick-scenario.ts';
import type { SchemeFaults } from '../scheme-rules/scheme-faults.ts';
import type { Intake } from './intake.ts';

/** What becomes of one credit transfer. */
export type Fate = {
  readonly transfer: Payment;
  /** Not accepted, and why. */
  readonly rejection: TransactionFault | undefined;
  /** What was asked for and will be done. */
  readonly scripted: readonly Scripted[];
  /** What was asked for and will not be done. */
  readonly ignored: readonly EngineReason[];
  /** The clearing itself delivered it to the tester. */
  readonly isIncoming?: true;
};

const codeOfTimeOut = 'AB05';

const scriptedRejection = (scripted: readonly Scripted[]): TransactionFault | undefined => {
  const reject = effectOf(scripted, 'reject');
  if (reject !== undefined) return { code: reject.effect.code, reason: reject.reason };
  const timeOut = effectOf(scripted, 'timeOut');
  return timeOut && { code: codeOfTimeOut, reason: timeOut.reason };
};

const settingOf = ({ input: { scheme, clearing } }: Intake): Setting => {
  const { magicCents, defaultScenario } = clearing;
  const byDefault = defaultScenario === undefined ? undefined : readDefaultScenario(defaultScenario, scheme);
  return { scheme, magicCents, ...(byDefault ? { byDefault } : {}) };
};

type Place = {
  readonly intake: Intake;
  readonly setting: Setting;
  readonly before: ReadonlySet<string>;
  readonly broken: SchemeFaults;
};

const brokenRule = (
  { position, transactionId }: Payment,
  { ofTransactions }: SchemeFaults,
): TransactionFault | undefined => {
  const broken = ofTransactions.get(position);
  return broken && brokenRuleFault(broken, transactionId);
};

const fateOf = (transfer: Payment, { intake, setting, before, broken }: Place): Fate => {
  const { scripted, ignored } = pickScenario(transfer, setting);
  const fault = transferFault({ transfer, intake, before }) ?? brokenRule(transfer, broken);
  if (fault === undefined) return { transfer, rejection: scriptedRejection(scripted), scripted, ignored };
  // A faulty transfer gets no story of its own; a command about the file still holds.
  const kept = scripted.filter((one) => isFileWide(one) && one.reason.layer === 'command');
  return { transfer, rejection: fault, scripted: kept, ignored };
};

/** What the clearing delivered was booked, and no story begins with it. */
export const fatesOfDelivered = (payments: readonly Payment[]): readonly Fate[] =>
  payments.map((transfer) => ({ transfer, rejection: undefined, scripted: [], ignored: [], isIncoming: true }));

/** The fates of a bulk in its order. Pure: the same message always fares the same, also when an R-message asks later. */
export const fatesOf = (intake: Intake, payments: readonly Payment[], faultsThen?: SchemeFaults): readonly Fate[] => {
  const broken = faultsThen ?? intake.schemeFaults;
  // An earlier message is not measured by what stands in the file of this one.
  const before = new Set(faultsThen === undefined ? intake.usedInFile : []);
  const setting = settingOf(intake);
  return payments.map((transfer) => {
    const fate = fateOf(transfer, { intake, setting, before, broken });
    const identity = identityOf(transfer);
    if (identity !== undefined) before.add(identity);
    return fate;
  });
};
