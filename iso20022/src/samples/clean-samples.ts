import type { Profile } from '../profile.ts';
import {
  camt029,
  camt056,
  claimAnswer,
  collectionReturn,
  instantRejection,
  pacs002,
  pacs004,
  pacs028,
} from './answers.ts';
import { creditFile } from './credit-file.ts';
import { camt055, pain002, pain002OfCollections, pain007 } from './customer-reports.ts';
import { camt027, camt087 } from './inquiries.ts';
import { withOriginal } from './message-history.ts';
import { pacs003, pacs003B2b, pain008, pain008B2b } from './pacs-003.ts';
import { pacs007 } from './pacs-007.ts';
import { acceptedAt, instant, pacs008 } from './pacs-008.ts';
import { instantOrder, pain001 } from './pain-001.ts';
import { b2bProfile, coreProfile, instProfile, sctProfile } from './profiles.ts';
import { camt052, camt053, camt054 } from './statements.ts';

type RbVersion = Profile['rbVersion'];

/** A valid message and its profile. */
export type CleanSample = { readonly name: string; readonly text: string; readonly profile: Profile };

const inTheAfternoon: Profile = {
  ...sctProfile,
  now: '2025-10-15T15:00:00Z',
  clearing: { ...sctProfile.clearing, cutOff: '16:00' },
};
const in2026: Profile = { ...sctProfile, now: '2026-11-20T10:00:00Z' };
const withDirectory: Profile = {
  ...coreProfile,
  clearing: { ...coreProfile.clearing, reachable: ['ZYDODEF0', 'ZYCOFRP0', 'ZYCSDEF0'] },
};
const after = (original: string, answer: string, profile: Profile): Profile => ({
  ...profile,
  earlier: withOriginal(original, answer),
});

const settled = { 'GrpHdr/IntrBkSttlmDt': '2025-10-14' };
const paid = (rb: RbVersion): string => pacs008(settled, rb);
const collected = (rb: RbVersion): string => pacs003({ ...settled, 'DrctDbtTxInf/ReqdColltnDt': '2025-10-14' }, rb);
/** A profile without the BIC of the tester. */
const { senderBic: _unknown, ...ofNoBank }: Profile = coreProfile;
const returnedOf = (rb: RbVersion): string =>
  collectionReturn(
    'core',
    {
      'TxInf/OrgnlTxId': 'ZYDO-DD-0001',
      'GrpHdr/InstgAgt/FinInstnId/BICFI': 'ZYCOFRP0XXX',
      'TxInf/OrgnlTxRef/DbtrAgt/FinInstnId/BICFI': 'ZYCOFRP0XXX',
      'TxInf/OrgnlTxRef/CdtrAgt/FinInstnId/BICFI': 'ZYDODEF0XXX',
      'TxInf/OrgnlTxRef/MndtRltdInf/MndtId': 'MANDATE-0815',
    },
    rb,
  );
const instantNo = (rb: RbVersion): string => instantRejection({ 'TxInfAndSts/AccptncDtTm': acceptedAt(rb) }, rb);

/** Valid messages of every type that rules check, under one rulebook version. */
export const cleanSamples = (rb: RbVersion): readonly CleanSample[] => {
  const samples: readonly (readonly [string, string, Profile])[] = [
    ['credit transfer', pacs008({}, rb), sctProfile],
    ['credit transfer after cut-off', pacs008({}, rb), inTheAfternoon],
    [
      'credit transfer of 2026',
      pacs008({ 'GrpHdr/IntrBkSttlmDt': '2026-11-23', 'GrpHdr/CreDtTm': '2026-11-20T09:00:00' }, rb),
      in2026,
    ],
    ['instant payment', instant({}, rb), instProfile],
    ['basic collection', pacs003({}, rb), coreProfile],
    ['collection between known banks', pacs003({}, rb), withDirectory],
    ['collection between companies', pacs003B2b({}, rb), b2bProfile],
    ['order to pay', pain001({}, rb), sctProfile],
    ['order of an instant payment', instantOrder({}, rb), instProfile],
    ['order to collect', pain008({}, rb), coreProfile],
    ['order to collect between companies', pain008B2b({}, rb), b2bProfile],
    ['report on an order to pay', pain002({}, rb), sctProfile],
    ['report on an order to collect', pain002OfCollections({}, rb), coreProfile],
    ['order to reverse', pain007({}, rb), coreProfile],
    ...(rb < '2023' ? [] : ([['request to cancel an order', camt055({}, rb), sctProfile]] as const)),
    ['reversal', pacs007({}, rb), coreProfile],
    ['return', pacs004({}, rb), sctProfile],
    ['return of a collection', returnedOf(rb), after(collected(rb), returnedOf(rb), ofNoBank)],
    ['return between companies', collectionReturn('b2b', {}, rb), b2bProfile],
    ['recall', camt056({}, rb), sctProfile],
    ['recall of a known payment', camt056({}, rb), after(paid(rb), camt056({}, rb), sctProfile)],
    ['status', pacs002({}, rb), sctProfile],
    ['answer to an instant payment', instantNo(rb), after(instant({}, rb), instantNo(rb), instProfile)],
    ['refusal of a recall', camt029({}, rb), sctProfile],
    // Under older rulebooks the answer has another version than a refusal.
    ...(rb < '2023' ? [] : ([['answer to a claim', claimAnswer({}, rb), sctProfile]] as const)),
    ['claim of non-receipt', camt027({}, rb), sctProfile],
    ['claim of a value date', camt087({}, rb), sctProfile],
    ['inquiry about a known payment', camt087({}, rb), after(paid(rb), camt087({}, rb), sctProfile)],
    ['request for a status', pacs028({}, rb), sctProfile],
    ['account statement', camt053({}, rb), sctProfile],
    // Older rulebooks exchange statements only.
    ...(rb < '2023'
      ? []
      : ([
          ['account report', camt052({}, rb), sctProfile],
          ['notification of entries', camt054({}, rb), coreProfile],
        ] as const)),
    ['file of a credit transfer', creditFile({}, [pacs008({}, rb)]), { ...sctProfile, direction: 'TS' }],
  ];
  return samples.map(([name, text, profile]) => ({
    name: `${name} ${rb}`,
    text,
    profile: { ...profile, rbVersion: rb },
  }));
};
