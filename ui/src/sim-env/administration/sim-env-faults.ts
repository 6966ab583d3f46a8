import { isPostableUrl } from '@clearbench/contracts/channel/postable-url';
import { isShownName } from '@clearbench/contracts/shown-name';
import {
  bic8Pattern,
  clearingBicPattern,
  cutOffPattern,
  longestTimeOut,
  longestToken,
  systemCodePattern,
  tokenPattern,
} from '@clearbench/contracts/sim-env/patterns';
import { fits } from '../../editing/fields.tsx';
import { areParticipants, hasParticipantTwice } from './participant-lines.ts';
import type { SimEnvForm } from './sim-env-form.ts';

export const mostHorizonDays = 60;
export const mostSeconds = 86_400;
export const largestLimit = 10_737_418_240;
export const mostTransactions = 10_000_000;

const isAddress = (text: string): boolean => text === '' || isPostableUrl(text);

/**
 * The text keys of the errors in the form, by field; empty if it can be saved. Fields that are still empty show no
 * error, names show hidden characters.
 */
export const faultsIn = (form: SimEnvForm): Partial<Record<keyof SimEnvForm, string>> => {
  const wrong: [keyof SimEnvForm, boolean, string][] = [
    ['environmentName', !isShownName(form.environmentName.trim()), 'missing'],
    ['environmentGroup', !isShownName(form.environmentGroup.trim()), 'missing'],
    ['environmentToken', form.environmentToken === '', 'missing'],
    [
      'environmentToken',
      !tokenPattern.test(form.environmentToken) || form.environmentToken.length > longestToken,
      'badToken',
    ],
    ['versions', form.versions.length === 0, 'noVersion'],
    ['bic', form.bic === '', 'missing'],
    ['bic', !clearingBicPattern.test(form.bic), 'badBic'],
    ['systemCode', !systemCodePattern.test(form.systemCode), 'badSystemCode'],
    ['cutOff', !cutOffPattern.test(form.cutOff), 'badCutOff'],
    ['reachable', form.reachable.some((bic) => !bic8Pattern.test(bic)), 'badReachable'],
    ['participants', !areParticipants(form.participants), 'badParticipants'],
    ['participants', hasParticipantTwice(form.participants), 'participantTwice'],
    ['settlementHorizonDays', !fits(form.settlementHorizonDays, 1, mostHorizonDays), 'outside'],
    ['payeeVerificationUrl', !isAddress(form.payeeVerificationUrl.trim()), 'badUrl'],
    ['timeOutSeconds', !fits(form.timeOutSeconds, 1, longestTimeOut), 'outside'],
    ['beneficiaryTimeOutSeconds', !fits(form.beneficiaryTimeOutSeconds, 1, longestTimeOut), 'outside'],
    ['secondsPerBusinessDay', !fits(form.secondsPerBusinessDay, 1, mostSeconds, true), 'outside'],
    ['largestFile', !fits(form.largestFile, 1, largestLimit), 'outside'],
    ['mostTransactions', !fits(form.mostTransactions, 1, mostTransactions), 'outside'],
  ];
  const faults: Partial<Record<keyof SimEnvForm, string>> = {};
  for (const [field, isWrong, key] of wrong) if (isWrong) faults[field] ??= key;
  return faults;
};
