import { readCodeTexts } from '@clearbench/iso20022/code-sets/texts/read-code-texts';
import type { NameLanguage } from '@clearbench/iso20022/field-names/field-names';

/** Codes of account reports that banks use every day, by the ends of the paths they stand at; others may be written, too. */
const usual = readCodeTexts(`
[Bal/Tp/CdOrPrtry/Cd]
OPBD Booked, at the beginning | Gebucht, am Anfang | Comptabilisé, au début
CLBD Booked, at the end | Gebucht, am Ende | Comptabilisé, à la fin
ITBD Booked so far | Gebucht bis jetzt | Comptabilisé jusqu'ici
PRCD Booked, at the end of the report before | Gebucht, am Ende des vorigen Berichts | Comptabilisé, à la fin du relevé précédent
OPAV Available at the beginning | Verfügbar am Anfang | Disponible au début
CLAV Available at the end | Verfügbar am Ende | Disponible à la fin
ITAV Available now | Verfügbar jetzt | Disponible à présent
FWAV Available on a later day | Verfügbar an einem späteren Tag | Disponible un jour ultérieur
XPCD Expected | Erwartet | Attendu
INFO For information | Zur Information | Pour information

[Ntry/Sts/Cd Ntry/Sts]
BOOK Booked | Gebucht | Comptabilisé
PDNG Pending | Vorgemerkt | En attente
FUTR Booked on a later day | Gebucht an einem späteren Tag | Comptabilisé un jour ultérieur
INFO For information | Zur Information | Pour information

[BkTxCd/Domn/Cd]
PMNT Payments | Zahlungen | Paiements
ACMT Account management | Kontoführung | Tenue de compte
CAMT Cash management | Liquiditätssteuerung | Gestion de trésorerie
LDAS Loans and deposits | Kredite und Einlagen | Crédits et dépôts
SECU Securities | Wertpapiere | Titres
FORX Foreign exchange | Devisen | Change
XTND Others | Sonstige | Autres

[Domn/Fmly/Cd]
RCDT Credit transfers received | Eingegangene Überweisungen | Virements reçus
ICDT Credit transfers issued | Ausgeführte Überweisungen | Virements émis
RDDT Direct debits received | Eingegangene Lastschriften | Prélèvements reçus
IDDT Direct debits issued | Eingereichte Lastschriften | Prélèvements émis
RRCT Instant transfers received | Eingegangene Echtzeitüberweisungen | Virements instantanés reçus
IRCT Instant transfers issued | Ausgeführte Echtzeitüberweisungen | Virements instantanés émis
CCRD Payments by card | Kartenzahlungen | Paiements par carte
CNTR At the counter | Am Schalter | Au guichet

[Fmly/SubFmlyCd]
ESCT SEPA credit transfer | SEPA-Überweisung | Virement SEPA
ESDD SEPA direct debit, Core | SEPA-Lastschrift, Core | Prélèvement SEPA, Core
BBDD SEPA direct debit, B2B | SEPA-Lastschrift, B2B | Prélèvement SEPA, B2B
RRTN Returned payment | Zurückgegebene Zahlung | Paiement retourné
UPDD Unpaid direct debit | Nicht eingelöste Lastschrift | Prélèvement impayé
SALA Salary | Gehalt | Salaire
STDO Standing order | Dauerauftrag | Ordre permanent
DMCT Domestic transfer | Inlandsüberweisung | Virement national
XBCT Cross-border transfer | Auslandsüberweisung | Virement transfrontalier
COMM Commission | Provision | Commission
OTHR Another | Sonstige | Autre`);

/** The codes that mostly stand in an element, by the names of the elements down to it; none where nothing is known. */
export const usualCodesAt = (
  names: readonly string[],
  language: NameLanguage,
): readonly { readonly code: string; readonly text: string }[] => {
  const path = `/${names.join('/')}`;
  const found = usual.find(({ sets }) => sets.some((place) => path.endsWith(`/${place}`)));
  return [...(found?.texts ?? [])].map(([code, texts]) => ({ code, text: texts[language] }));
};
