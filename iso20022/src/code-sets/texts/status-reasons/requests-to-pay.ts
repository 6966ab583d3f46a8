/** Reasons about requests to pay and their tokens, in the notation of `read-code-texts.ts`. */
export const requestToPayTexts = `
[status_reason return_reason cancellation_reason payment_cancellation_rejection reversal_reason mandate_reason]
AEXR Request to pay has expired | Zahlungsanforderung ist abgelaufen | Demande de paiement expirée
ALAC Request to pay was already accepted | Zahlungsanforderung bereits angenommen | Demande de paiement déjà acceptée
AMSE Amount sets contradict each other | Beträge widersprechen sich | Ensembles de montants contradictoires
APAR Request to pay was already paid | Zahlungsanforderung bereits bezahlt | Demande de paiement déjà payée
ARFR Request to pay was already refused | Zahlungsanforderung bereits abgelehnt | Demande de paiement déjà refusée
ARJR Request to pay was already rejected | Zahlungsanforderung bereits zurückgewiesen | Demande de paiement déjà rejetée
ATNS Attachment is not supported | Anhang nicht unterstützt | Pièce jointe non prise en charge
CNNS Credit notes are not supported | Gutschriftsanzeigen nicht unterstützt | Avoirs non pris en charge
EDNA Exact due date is not accepted | Genaue Fälligkeit nicht akzeptiert | Date d'échéance exacte non acceptée
EDTL Request to pay expires too late | Zahlungsanforderung läuft zu spät ab | Expiration trop lointaine de la demande
EDTR Request to pay expires at once | Ablauf der Zahlungsanforderung schon erreicht | Expiration de la demande déjà atteinte
EOL1 End of life of the product | Produkt wird nicht mehr angeboten | Produit en fin de vie
FRAD Fraudulent origin | Betrügerischen Ursprungs | Origine frauduleuse
IEDT Request to pay has a wrong expiry date | Ablaufdatum der Anforderung ist falsch | Date d'expiration de la demande erronée
INAR Address of the account is wrong | Kontoadresse ist falsch | Adresse du compte erronée
INDT Invoice date is wrong | Rechnungsdatum ist falsch | Date de facture erronée
IPNS Instalments are not supported | Ratenzahlung nicht unterstützt | Paiement échelonné non pris en charge
IRNR Request to pay was never received | Zahlungsanforderung nie eingegangen | Demande de paiement jamais reçue
ISWS Instalment plan is wrong | Ratenplan ist falsch | Échéancier erroné
NOAR No agreement on requests to pay | Keine Vereinbarung über Zahlungsanforderungen | Pas d'accord sur les demandes de paiement
NOFR Nothing came from the payer | Keine Reaktion des Zahlers | Aucune réaction du payeur
NOPG Payment cannot be guaranteed | Zahlung kann nicht garantiert werden | Garantie de paiement impossible
NRCH Payer or their service is not reachable | Zahler oder sein Dienst nicht erreichbar | Payeur ou son service injoignable
OSNS One-leg service not supported | Einseitiger Dienst nicht unterstützt | Service unilatéral non pris en charge
PINS Requested kind of payment not supported | Gewünschte Zahlungsart nicht unterstützt | Type de paiement demandé non pris en charge
REPR Request to pay received, can be processed | Zahlungsanforderung verarbeitbar | Demande de paiement reçue, traitable
RQNR Request was not recognised | Anforderung nicht erkannt | Demande non reconnue
RTNS Payer takes no requests to pay | Zahler nimmt keine Zahlungsanforderungen an | Payeur sans demande de paiement
SBRN Settlement before request | Ausgleich vor Anforderung | Règlement avant la demande
SNRD Service was not rendered | Leistung nicht erbracht | Prestation non fournie
SPII Request to pay service's id is wrong | Kennung des Anforderungsdienstes ist falsch | Identifiant du service de demande erroné
TK01 Token is invalid | Token ist ungültig | Jeton invalide
TK02 Sender's token does not exist | Token des Senders gibt es nicht | Jeton de l'émetteur inexistant
TK03 Receiver's token does not exist | Token des Empfängers gibt es nicht | Jeton du destinataire inexistant
TK09 Token is missing | Token fehlt | Jeton absent
TKCM Token belongs to another counterparty | Token gehört zu anderer Gegenpartei | Jeton d'une autre contrepartie
TKSG Single-use token was used before | Einmal-Token bereits verwendet | Jeton à usage unique déjà utilisé
TKSP Token is suspended | Token ist ausgesetzt | Jeton suspendu
TKVE Token's value limit was exceeded | Wertgrenze des Tokens überschritten | Limite de valeur du jeton dépassée
TKXP Token has expired | Token ist abgelaufen | Jeton expiré
UCRD Unknown creditor | Empfänger unbekannt | Créancier inconnu
`;
