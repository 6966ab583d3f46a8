import type { Profile } from '../profile.ts';
import { camt029, camt056, pacs002, pacs004 } from '../rules/samples/answers.ts';
import { creditFile as fileOf } from '../rules/samples/credit-file.ts';
import { camt027, camt087 } from '../rules/samples/inquiries.ts';
import { mandatePath, pacs003 } from '../rules/samples/pacs-003.ts';
import { instant, pacs008 } from '../rules/samples/pacs-008.ts';
import type { Changes } from '../rules/samples/sample-tree.ts';

type Sample = (changes?: Changes, rbVersion?: Profile['rbVersion']) => string;
export type Under = string | Readonly<Record<string, string>>;
/** A clean message, and the element of it in which the example's elements stand; by their names where they stand apart. */
export type Place = readonly [Sample, Under, profile?: Partial<Profile>];

/** A file of one payment; its changes are those of its header. */
const creditFile: Sample = (changes) => fileOf(changes);
/** One of the banks is outside the EEA. */
const fromSwitzerland: Sample = (changes, rbVersion) =>
  pacs008({ [`${payment}/DbtrAgt/FinInstnId/BICFI`]: 'ZYDOCHZ0XXX', ...changes }, rbVersion);
/** The day comes on which addresses of lines alone are refused. */
const settledLater: Sample = (changes, rbVersion) =>
  pacs008({ 'GrpHdr/IntrBkSttlmDt': '2026-11-16', ...changes }, rbVersion);
/** An answer that says of the message what it might say of its payment. */
const ofTheWhole: Sample = (changes, rbVersion) => pacs002({ TxInfAndSts: undefined, ...changes }, rbVersion);
/** A return that answers a recall may take off charges. */
const afterRecall: Sample = (changes, rbVersion) =>
  pacs004({ 'TxInf/RtrRsnInf/Rsn/Cd': 'FOCR', ...changes }, rbVersion);

const payment = 'CdtTrfTxInf';
const inst = { scheme: 'inst' } as const;
const core = { scheme: 'core' } as const;
const collection = 'DrctDbtTxInf';

/** Where the examples of rules stand in a message, so that the rule itself can be asked about them; only tests ask. */
export const examplePlaces: Readonly<Record<string, Place>> = {
  'T-04': [pacs008, `${payment}/Dbtr`],
  'T-05': [pacs008, `${payment}/Dbtr`],
  'T-06': [pacs008, `${payment}/PmtId`],
  'T-07': [pacs008, 'GrpHdr'],
  'T-08': [pacs008, 'GrpHdr'],
  'H-02': [creditFile, ''],
  'H-04': [creditFile, ''],
  'H-06': [creditFile, ''],
  'H-07': [creditFile, ''],
  'G-03': [pacs008, 'GrpHdr'],
  'G-08': [pacs008, 'GrpHdr'],
  'G-11': [pacs008, 'GrpHdr/SttlmInf'],
  'G-12': [pacs008, 'GrpHdr'],
  'G-13': [pacs008, 'GrpHdr/SttlmInf'],
  'G-15': [pacs008, ''],
  'G-16': [pacs008, 'GrpHdr'],
  'G-18': [camt027, ''],
  'P-01': [pacs008, `${payment}/PmtTpInf`],
  'P-02': [instant, `${payment}/PmtTpInf`, inst],
  'P-03': [pacs003, `${collection}/PmtTpInf`, core],
  'P-04': [pacs008, payment],
  'P-05': [pacs003, `${collection}/PmtTpInf`, core],
  'P-06': [pacs008, `${payment}/PmtTpInf`],
  'P-07': [pacs008, payment],
  'P-08': [pacs008, payment],
  'P-09': [instant, payment, { ...inst, rbVersion: '2023' }],
  'P-10': [instant, payment, inst],
  'P-11': [pacs008, payment],
  'P-12': [pacs008, payment],
  'P-13': [pacs004, 'TxInf'],
  'I-01': [pacs008, payment],
  'I-03': [pacs008, `${payment}/PmtId`],
  'I-05': [pacs008, payment],
  'I-06': [pacs008, payment],
  'I-07': [pacs008, payment],
  'I-08': [pacs008, payment],
  'I-09': [pacs008, payment],
  'I-10': [pacs008, payment],
  'I-11': [pacs008, payment],
  'I-12': [pacs008, `${payment}/DbtrAgt/FinInstnId`],
  'I-13': [pacs008, `${payment}/DbtrAgt/FinInstnId`],
  'I-14': [pacs008, payment],
  'I-16': [pacs008, `${payment}/Dbtr/Id`, { rbVersion: '2023' }],
  'I-17': [pacs008, `${payment}/Dbtr/Id`],
  'I-18': [pacs008, `${payment}/Dbtr/Id`],
  'I-19': [pacs008, `${payment}/Dbtr/Id`],
  'I-20': [pacs008, payment],
  'I-21': [pacs008, `${payment}/Dbtr/Id`],
  'I-22': [pacs008, payment],
  'A-01': [pacs008, `${payment}/Dbtr`, { rbVersion: '2021' }],
  'A-02': [pacs008, `${payment}/Dbtr`, { rbVersion: '2023' }],
  'A-03': [pacs008, `${payment}/Dbtr`, { rbVersion: '2023' }],
  'A-04': [pacs008, `${payment}/Dbtr`],
  'A-06': [pacs008, `${payment}/Dbtr`],
  'A-08': [pacs008, `${payment}/Dbtr/PstlAdr`],
  'M-01': [pacs008, payment],
  'M-03': [pacs008, `${payment}/RmtInf`],
  'M-04': [pacs008, `${payment}/RmtInf`],
  'M-05': [pacs008, `${payment}/RmtInf`],
  'S-01': [instant, payment, inst],
  'D-01': [pacs003, `${collection}/DrctDbtTx`, core],
  'D-02': [pacs003, `${collection}/DrctDbtTx`, core],
  'D-03': [pacs003, `${collection}/DrctDbtTx/MndtRltdInf`, core],
  'D-05': [pacs003, `${collection}/DrctDbtTx`, core],
  'D-04': [pacs003, { DtOfSgntr: mandatePath, IntrBkSttlmDt: 'GrpHdr' }, core],
  'D-06': [pacs003, mandatePath, core],
  'D-07': [pacs003, `${collection}/PmtTpInf`, core],
  'D-09': [pacs003, 'GrpHdr', core],
  'D-12': [pacs003, collection, core],
  'G-04': [pacs008, { TtlIntrBkSttlmAmt: 'GrpHdr', IntrBkSttlmAmt: payment }],
  'G-05': [pacs004, { TtlRtrdIntrBkSttlmAmt: 'GrpHdr', RtrdIntrBkSttlmAmt: 'TxInf' }],
  'G-06': [camt056, { CtrlData: '', OrgnlIntrBkSttlmAmt: 'Undrlyg/TxInf' }],
  'G-10': [instant, { IntrBkSttlmDt: 'GrpHdr', AccptncDtTm: payment }, inst],
  'A-05': [settledLater, `${payment}/Dbtr`],
  'A-07': [fromSwitzerland, payment],
  'S-02': [instant, payment, { ...inst, now: '2025-10-15T08:59:59Z' }],
  'S-03': [ofTheWhole, '', inst],
  'R-04': [pacs004, 'TxInf/OrgnlGrpInf'],
  'R-05': [afterRecall, 'TxInf'],
  'R-07': [pacs004, 'TxInf'],
  'R-08': [pacs004, 'TxInf'],
  'R-12': [camt029, ''],
  'R-13': [pacs004, 'TxInf'],
  'R-16': [camt087, ''],
  'R-18': [pacs002, 'OrgnlGrpInfAndSts'],
};
