/** Which codes of a set the credit transfer schemes use, for one kind of message. */
export type SchemeSubset = { readonly subsetOf: string; readonly codes: readonly string[] };

const subset = (subsetOf: string, codes: string): SchemeSubset => ({ subsetOf, codes: codes.split(/\s+/) });

/** Source: the EPC's guidance on reason codes for SCT and SCT Inst, from public summaries of it. */
export const schemeSubsets: Readonly<Record<string, SchemeSubset>> = {
  sct_reject_reason: subset(
    'status_reason',
    'AC01 AC04 AC06 AG01 AG02 AM05 BE04 CERI CNOR DNOR ED05 ERIN FF01 MD07 MS02 MS03 RC01 RR01 RR02 RR03 RR04 TM01',
  ),
  sct_return_reason: subset(
    'return_reason',
    'AC01 AC04 AC06 AG01 AG02 AM05 BE04 CNOR DNOR ERIN FOCR MD07 MS02 MS03 RC01 RR01 RR02 RR03 RR04',
  ),
  sct_recall_reason: subset('cancellation_reason', 'AC03 AM09 CUST DUPL FRAD TECH'),
  sct_recall_refusal: subset('payment_cancellation_rejection', 'AC04 AM04 ARDT CUST LEGL NOAS NOOR RR04'),
  inst_reject_reason: subset(
    'status_reason',
    `AB05 AB06 AB07 AB08 AB09 AB10 AC01 AC04 AC06 AG01 AG02 AG09 AG10 AG11 AM02 AM04 AM05 AM23 BE04 CNOR DNOR DS28
ERIN FF01 MD07 MS02 MS03 RC01 RC03 RC04 RC07 RR01 RR02 RR03 RR04 TM01`,
  ),
  sepa_local_instrument: subset('local_instrument', 'B2B CORE INST'),
};
