import { messageInstead, messagesOf } from '@clearbench/iso20022/rulebooks';
import type { UpgradeTarget } from './upgrade.ts';

/** Elements that hold the name of a message. */
const messageNames = ['OrgnlMsgNmId', 'MsgDefIdr', 'MsgNmId', 'ReqdMsgNmId'];

/** The form in which rulebook 2025 names the original message: without the version. */
const nameWithoutVersion = (message: string): string => message.slice(0, 8);

const upgradedMessageName = (element: string, value: string, { scheme, rbVersion }: UpgradeTarget): string => {
  const instead = messageInstead(value, rbVersion);
  if (instead === undefined || !messagesOf(rbVersion, scheme).includes(instead)) return value;
  return element === 'OrgnlMsgNmId' && rbVersion >= '2025' ? nameWithoutVersion(instead) : instead;
};

/** Since rulebook 2025 fractions of seconds have no final zero; rule S-01. */
const withoutFinalZeros = (dateTime: string): string =>
  dateTime.replace(/(:\d\d)\.(\d*?)0+(Z|[+-]\d\d:\d\d)?$/, (_whole, seconds: string, fraction: string, zone = '') =>
    fraction === '' ? `${seconds}${zone}` : `${seconds}.${fraction}${zone}`,
  );

/** The value of an element in the rulebook; the same where nothing changes. */
export const upgradedValue = (element: string, value: string, target: UpgradeTarget): string => {
  if (messageNames.includes(element)) return upgradedMessageName(element, value, target);
  if (element === 'AccptncDtTm' && target.rbVersion >= '2025') return withoutFinalZeros(value);
  return value;
};
