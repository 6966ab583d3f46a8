/** Which codes of a set the SEPA schemes use, for one place or one kind of message. */
export type SchemeSubset = { readonly subsetOf: string; readonly codes: readonly string[] };

const subset = (subsetOf: string, codes: string): SchemeSubset => ({ subsetOf, codes: codes.split(/\s+/) });

const without = ({ subsetOf, codes }: SchemeSubset, ...gone: readonly string[]): SchemeSubset => ({
  subsetOf,
  codes: codes.filter((code) => !gone.includes(code)),
});

const sctReject = subset(
  'status_reason',
  'AC01 AC04 AC06 AG01 AG02 AM05 BE04 CERI CNOR DNOR ED05 ERIN FF01 MD07 MS02 MS03 RC01 RR01 RR02 RR03 RR04 TM01',
);
const sctReturn = subset(
  'return_reason',
  'AC01 AC04 AC06 AG01 AG02 AM05 BE04 CNOR DNOR ERIN FOCR MD07 MS02 MS03 RC01 RR01 RR02 RR03 RR04',
);
const recall = subset('cancellation_reason', 'AC03 AM09 CUST DUPL FRAD TECH');
const recallRefusal = subset('payment_cancellation_rejection', 'AC04 AM04 ARDT CUST LEGL NOAS NOOR RR04');
const instReject = subset(
  'status_reason',
  `AB05 AB06 AB07 AB08 AB09 AB10 AC01 AC04 AC06 AG01 AG02 AG09 AG10 AG11 AM02 AM04 AM05 AM23 BE04 CNOR DNOR DS28
ERIN FF01 MD07 MS02 MS03 RC01 RC03 RC04 RC07 RR01 RR02 RR03 RR04 TM01`,
);
const coreReject = subset(
  'status_reason',
  `AC01 AC04 AC06 AC13 AG01 AG02 AM04 AM05 BE05 CNOR DNOR DT01 ED05 FF01 FF05 MD01 MD02 MD07 MS02 MS03 RC01 RR01
RR02 RR03 RR04 SL01 TM01`,
);
const coreReturn = subset(
  'return_reason',
  `AC01 AC04 AC06 AC13 AG01 AG02 AM04 AM05 BE05 CNOR DNOR FF05 MD01 MD06 MD07 MS02 MS03 RC01 RR01 RR02 RR03 RR04
SL01 SL11 SL12 SL13 SL14`,
);

/**
 * Sources: the EPC's guidance on reason codes for SCT (EPC135-18), SCT Inst (EPC059-18) and SDD (EPC173-14), from public
 * summaries of it. Extended remittance information, and with it CERI and ERIN, came with the rulebook of 2021. Basic debits alone
 * are refunded (MD06) and refused for a payer who is no consumer (AC13).
 */
export const schemeSubsets: Readonly<Record<string, SchemeSubset>> = {
  sepa_service_level: subset('service_level', 'SEPA'),
  sepa_creditor_reference_type: subset('creditor_reference_type', 'SCOR'),
  sct_local_instrument: subset('local_instrument', 'PERI'),
  inst_local_instrument: subset('local_instrument', 'INST'),
  core_local_instrument: subset('local_instrument', 'CORE'),
  b2b_local_instrument: subset('local_instrument', 'B2B'),
  sct_reject_reason: sctReject,
  sct_reject_reason_2019: without(sctReject, 'CERI', 'ERIN'),
  sct_return_reason: sctReturn,
  sct_return_reason_2019: without(sctReturn, 'ERIN'),
  sct_recall_reason: recall,
  sct_recall_refusal: recallRefusal,
  inst_reject_reason: instReject,
  inst_return_reason: subset('return_reason', 'FOCR'),
  inst_recall_reason: recall,
  inst_recall_refusal: recallRefusal,
  core_reject_reason: coreReject,
  core_return_reason: coreReturn,
  b2b_reject_reason: without(coreReject, 'AC13'),
  b2b_return_reason: without(coreReturn, 'AC13', 'MD06'),
  sdd_reversal_reason: subset('reversal_reason', 'AM05 MS02 MS03'),
  sdd_cancellation_reason: subset('cancellation_reason', 'DUPL FRAD TECH'),
};
