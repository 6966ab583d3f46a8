import { type NameMatch, nameMatches } from '@clearbench/contracts/payee-verification/match-codes';
import type {
  PayeeVerificationAnswer,
  PayeeVerificationRequest,
} from '@clearbench/contracts/payee-verification/request';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import { because, withSameCause } from '../clearing/reason.ts';
import type { ScenarioInForce } from '../clearing-input.ts';
import { applyRules } from '../scenarios/apply-rules.ts';
import { compileList } from '../scenarios/compile-list.ts';
import { effectOf, type Scripted } from '../scenarios/effect.ts';
import { fileFacts, type RuleFacts } from '../scenarios/rule-facts.ts';
import { compareNames } from './compare-names.ts';

export type VerificationInput = {
  readonly request: PayeeVerificationRequest;
  readonly requestId: string;
  readonly scheme: Scheme;
  readonly clearing: { readonly cutOff: string; readonly reachable: readonly string[] };
  readonly scenario: ScenarioInForce;
};

export type VerifiedPayee = { readonly answer: PayeeVerificationAnswer; readonly reason: EngineReason };

const bicOf = ({ financialInstitutionId }: PayeeVerificationRequest['partyAgent']): string =>
  financialInstitutionId.bicfi;

/** What rules compare: the creditor is the payee, the debtor's bank the one that asks. */
const factsOf = ({ request, requestId, scheme, clearing, scenario }: VerificationInput): RuleFacts => {
  const { party, partyAccount, partyAgent, requestingAgent, unstructuredRemittanceInformation = [] } = request;
  const [asking, asked] = [bicOf(requestingAgent), bicOf(partyAgent)];
  return {
    ...fileFacts({ scheme, message: 'vop', messageId: requestId }, scenario, clearing.cutOff),
    direction: 'sent',
    position: 1,
    amount: undefined,
    debtor: { name: undefined, iban: undefined, bic: asking },
    creditor: { name: party.name, iban: partyAccount.iban, bic: asked },
    agents: [asking, asked],
    purpose: undefined,
    remittance: unstructuredRemittanceInformation[0],
    endToEndId: undefined,
    reason: undefined,
  };
};

type Decision = { readonly match: NameMatch; readonly holder?: string | undefined; readonly reason: EngineReason };

const command = /(?<![A-Za-z0-9])SIM:(MTCH|CMTC|NMTC|NOAP)(?![A-Za-z0-9])/i;

/** The name of an account holder that is similar to a given one: the first name is an initial. */
const similarName = (name: string): string => {
  const [first = '', ...others] = name.replace(command, '').trim().split(/\s+/);
  return others.length === 0 ? `${first}s` : [`${first.slice(0, 1)}.`, ...others].join(' ');
};

/** A command in the name or in the remittance information. */
const byCommand = ({
  party,
  unstructuredRemittanceInformation = [],
}: PayeeVerificationRequest): Decision | undefined => {
  const [trigger, word = ''] = command.exec([party.name ?? '', ...unstructuredRemittanceInformation].join(' ')) ?? [];
  const match = nameMatches.find((code) => code === word.toUpperCase());
  if (trigger === undefined || match === undefined) return undefined;
  const holder = match === 'CMTC' && party.name !== undefined ? similarName(party.name) : undefined;
  return { match, holder, reason: because('command', trigger, `payeeMatch.${match}`) };
};

/** A rule of a scenario list that states a result, or the name of the account holder. */
const byRule = (
  { effect: { result, name }, reason }: Scripted<Extract<Scripted['effect'], { type: 'verifyPayee' }>>,
  given: string | undefined,
): Decision => {
  const compared = given === undefined || name === undefined ? undefined : compareNames(given, name);
  const match = result ?? compared;
  if (match === undefined) return { match: 'NOAP', reason: withSameCause(reason, 'payeeMatch.noId') };
  return { match, holder: name, reason: withSameCause(reason, `payeeMatch.${match}`) };
};

const byLists = (input: VerificationInput): Decision | undefined => {
  const facts = factsOf(input);
  for (const list of input.scenario.lists) {
    const scripted = applyRules(compileList(list), facts, new Map());
    const verification = scripted && effectOf(scripted, 'verifyPayee');
    if (verification !== undefined) return byRule(verification, input.request.party.name);
  }
  return undefined;
};

const withoutRule = ({ request, clearing: { reachable } }: VerificationInput): Decision => {
  const bic = bicOf(request.partyAgent);
  const isReachable = reachable.length === 0 || reachable.some((one) => sameInstitution(one, bic));
  if (!isReachable) return { match: 'NOAP', reason: because('check', 'reachable', 'payeeMatch.notReachable', { bic }) };
  return { match: 'MTCH', reason: because('default', 'vop', 'payeeMatch.default') };
};

const answerOf = ({ party }: PayeeVerificationRequest, { match, holder }: Decision): PayeeVerificationAnswer => {
  // An identification is equal or not.
  if (party.name === undefined) return { partyIdMatch: match === 'CMTC' ? 'NMTC' : match };
  return match === 'CMTC' && holder !== undefined
    ? { partyNameMatch: match, matchedName: holder }
    : { partyNameMatch: match };
};

/**
 * The answer of the simulated bank of a payee: by a command, by the first rule of a scenario list, or a match. Pure: the
 * same input gives the same answer.
 */
export const verifyPayee = (input: VerificationInput): VerifiedPayee => {
  const decision = byCommand(input.request) ?? byLists(input) ?? withoutRule(input);
  return { answer: answerOf(input.request, decision), reason: decision.reason };
};
