import { z } from 'zod';
import { idMatches, nameMatches } from './match-codes.ts';

const bic = z.string().regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/);
const agent = z.strictObject({ financialInstitutionId: z.strictObject({ bicfi: bic }) });
const text = (longest: number) => z.string().min(1).max(longest);

const organisation = z
  .strictObject({
    lei: z
      .string()
      .regex(/^[A-Z0-9]{18}\d{2}$/)
      .optional(),
    anyBIC: bic.optional(),
    others: z
      .array(
        z.strictObject({
          identification: text(256),
          schemeNameCode: text(4).optional(),
          schemeNameProprietary: text(35).optional(),
          issuer: text(35).optional(),
        }),
      )
      .min(1)
      .max(1)
      .optional(),
  })
  .refine((ids) => Object.values(ids).filter((id) => id !== undefined).length === 1);

/** The payee: a name, or one identification of an organisation. */
const party = z
  .strictObject({
    name: text(140).optional(),
    identification: z.strictObject({ organisationId: organisation }).optional(),
  })
  .refine(({ name, identification }) => (name === undefined) !== (identification === undefined));

/** A request between banks with the fields of the EPC's API for the verification of payee. */
export const payeeVerificationRequest = z.strictObject({
  party,
  partyAccount: z.strictObject({ iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/) }),
  /** The bank of the payee, which answers. */
  partyAgent: agent,
  unstructuredRemittanceInformation: z.array(text(140)).max(1).optional(),
  /** The bank of the payer, which asks. */
  requestingAgent: agent,
});
export type PayeeVerificationRequest = z.infer<typeof payeeVerificationRequest>;

/** The answer: a result for the name or for the identification; a close match has the name of the account holder. */
export const payeeVerificationAnswer = z.object({
  partyNameMatch: z.enum(nameMatches).optional(),
  partyIdMatch: z.enum(idMatches).optional(),
  matchedName: z.string().max(140).optional(),
});
export type PayeeVerificationAnswer = z.infer<typeof payeeVerificationAnswer>;

/** The headers of a request and of its answer, besides the id of the request. */
export const requestTimestampHeader = 'X-Request-Timestamp';
export const responseTimestampHeader = 'X-Response-Timestamp';

/** Characters of a recorded request; the rest of a longer one, which is refused, is not recorded. */
export const longestRecordedRequest = 4_000;
