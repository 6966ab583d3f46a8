/** What the reasons of one kind of message mean there, in the notation of `read-code-texts.ts`. */
export const reasonTexts = `
[cancellation_reason]
AC02 Payer's account is wrong | Konto des Zahlers ist falsch | Compte du payeur erroné
AC03 Payee's account is wrong | Konto des Empfängers ist falsch | Compte du bénéficiaire erroné
AM09 Amount is not the agreed one | Betrag ist nicht der vereinbarte | Montant différent du montant convenu
BE16 Payer's identification is wrong | Kennung des Zahlers ist falsch | Identification du payeur erronée
BIAS Bank details contradict each other | Bankangaben widersprechen sich | Coordonnées bancaires contradictoires
COVR Cover was returned or cancelled | Deckung zurückgegeben oder storniert | Couverture retournée ou annulée
CURR Currency is wrong | Währung ist falsch | Devise erronée
CUTA Investigation found no remedy | Nachforschung fand keine Abhilfe | Recherche sans solution
DRTP Rejected by an intermediary party | Von beteiligter Stelle abgelehnt | Rejeté par une partie intermédiaire
DS24 Order ran out of time | Auftrag ist abgelaufen | Ordre expiré
DT01 Date is wrong | Datum ist falsch | Date erronée
ECAG Cancelled after a fraud agreement | Storno nach Betrugsabsprache | Annulation après accord sur la fraude
ENUE Electronic number used before | Elektronische Nummer bereits benutzt | Numéro électronique déjà utilisé
FRNA Recall goes to the next agent | Rückruf an das nächste Institut | Rappel à transmettre à l'établissement suivant
FRTR Tracking ends, mandate was cancelled | Verfolgung endet, Mandat widerrufen | Fin du suivi, mandat annulé
INCR Cancelled on incorrect instruction | Wegen falschen Auftrags storniert | Annulé, ordre incorrect
INDM Indemnity agreement is wished for | Haftungsvereinbarung gewünscht | Accord d'indemnisation souhaité
MD06 Payer asks for the money back | Zahler verlangt Erstattung | Remboursement demandé par le payeur
MODT Transaction was modified | Geschäft wurde geändert | Opération modifiée
NFNA No fraud found after checking | Nach Prüfung kein Betrug festgestellt | Aucune fraude constatée
PAID Paid in another way | Auf anderem Weg bezahlt | Payé par un autre moyen
PPRC Processing problem at the bank | Verarbeitungsfehler bei der Bank | Problème de traitement à la banque
SVNR Service was not delivered | Leistung wurde nicht erbracht | Prestation non fournie
SYAD Asked of the settlement system's operator | An den Betreiber des Systems gerichtet | Demandé à l'opérateur du système
TECH Technical problem led to wrong payments | Technischer Fehler führte zu Fehlzahlungen | Paiements erronés par problème technique
UAPA Payment was not authorised | Zahlung war nicht autorisiert | Paiement non autorisé
WNTB Wrong network of the bank | Falsches Netz der Bank | Réseau bancaire erroné
[payment_cancellation_rejection]
AC04 Account was closed meanwhile | Konto wurde inzwischen aufgelöst | Compte clôturé entre-temps
AGNT Agent refuses to cancel | Institut lehnt den Rückruf ab | L'établissement refuse l'annulation
AM04 Not enough money on the account | Keine ausreichende Deckung | Provision insuffisante
CUST Customer refuses to give it back | Kunde verweigert die Rückgabe | Le client refuse la restitution
NOAS Customer did not answer | Kunde hat nicht geantwortet | Le client n'a pas répondu
LEGL Law forbids giving it back | Rückgabe rechtlich nicht möglich | Restitution interdite par la loi
AACR Recall was already accepted | Rückruf bereits angenommen | Rappel déjà accepté
ACLR Request to pay was already cancelled | Zahlungsanforderung bereits storniert | Demande de paiement déjà annulée
ADAC Customer's consent is still missing | Zustimmung des Kunden fehlt noch | Accord du client encore attendu
AEXR Request to pay has expired | Zahlungsanforderung ist abgelaufen | Demande de paiement expirée
ARPL No reply received yet | Noch keine Antwort erhalten | Pas encore de réponse
IDMN Indemnity is needed first | Zuerst ist Haftungserklärung nötig | Indemnisation préalable requise
PATE Payment was already sent for execution | Zahlung bereits zur Ausführung gegeben | Paiement déjà transmis pour exécution
PTNA Passed on to the next agent | An das nächste Institut weitergeleitet | Transmis à l'établissement suivant
RCAR Cancellation was already rejected | Storno bereits zurückgewiesen | Annulation déjà rejetée
RCNR Cancellation was never received | Storno nie eingegangen | Annulation jamais reçue
RCPR Cancellation was already processed | Storno bereits verarbeitet | Annulation déjà traitée
RQDA Payee's consent is being asked for | Zustimmung des Empfängers angefragt | Accord du bénéficiaire demandé
URTP Request to pay is not known | Zahlungsanforderung unbekannt | Demande de paiement inconnue
WSEQ Wrong sequence of messages | Falsche Reihenfolge der Nachrichten | Séquence de messages erronée
[claim_non_receipt_rejection]
ARDT Money was already sent back | Geld wurde bereits zurückgegeben | Fonds déjà restitués
ARJT Payment was rejected before | Zahlung wurde bereits abgelehnt | Paiement déjà rejeté
NOOR Original payment was never received | Ursprüngliche Zahlung nie erhalten | Paiement d'origine jamais reçu
RNPR Payment was received, but cannot be processed | Zahlung erhalten, aber nicht verarbeitbar | Paiement reçu, mais non traitable
RR04 Regulatory reason | Aufsichtsrechtlicher Grund | Motif réglementaire
[return_reason]
AC17 Account type does not take it | Kontoart lässt es nicht zu | Type de compte non admis
CNPC Cash was not picked up | Bargeld wurde nicht abgeholt | Espèces non retirées
DC04 Cover came without its transfer | Deckung ohne zugehörige Überweisung | Couverture sans le virement correspondant
EMVL Card liability shift, no chip used | Kartenhaftung, ohne Chip bezahlt | Transfert de responsabilité, sans puce
PINL Card liability shift, no PIN used | Kartenhaftung, ohne PIN bezahlt | Transfert de responsabilité, sans code PIN
SP01 Payment was stopped | Zahlung wurde gesperrt | Paiement arrêté par le titulaire
SP02 Stopped earlier by advice | Bereits durch Sperrauftrag gestoppt | Déjà arrêté par opposition
TRAC Removed from tracking | Aus der Verfolgung genommen | Retiré du suivi
FOCR Returned after a recall | Rückgabe nach Rückruf | Retour à la suite d'un rappel
BE08 Bank error | Fehler der Bank | Erreur de la banque
DT02 Cheque has expired | Scheck ist verfallen | Chèque périmé
FRTR Tracking ends, mandate was cancelled | Verfolgung endet, Mandat widerrufen | Fin du suivi, mandat annulé
[mandate_reason]
MD08 Bank does not offer this mandate service | Bank bietet diesen Mandatsdienst nicht an | Service de mandat non proposé par la banque
MD09 Account is not open to mandates | Konto nicht für Mandate zugelassen | Compte non ouvert aux mandats
MD10 Account is not open to this creditor | Konto für diesen Gläubiger nicht zugelassen | Compte non ouvert à ce créancier
MD11 Agent cannot be found | Institut ist nicht auffindbar | Établissement introuvable
MD12 Mandate reference is not unique | Mandatsreferenz ist nicht eindeutig | Référence de mandat non unique
MD13 Customer's authentication is wrong | Authentifizierung des Kunden ist falsch | Authentification du client erronée
MD14 Agent is wrong | Institut ist falsch | Établissement erroné
MD15 Currency is wrong | Währung ist falsch | Devise erronée
MD16 Asked for by the payer | Vom Zahler gewünscht | Demandé par le payeur
MD17 Asked for by the payee | Vom Empfänger gewünscht | Demandé par le bénéficiaire
MD18 Asked for by payer and payee | Von Zahler und Empfänger gewünscht | Demandé par le payeur et le bénéficiaire
MD19 Cancelled after early settlement | Nach vorzeitigem Ausgleich beendet | Annulé après règlement anticipé
MD20 Mandate has expired | Mandat ist abgelaufen | Mandat expiré
MD21 Mandate was cancelled for fraud | Mandat wegen Betrugs beendet | Mandat annulé pour fraude
MD22 Mandate under dispute | Mandat ist strittig | Mandat contesté
MD23 Mandate change was not confirmed | Mandatsänderung nicht bestätigt | Modification du mandat non confirmée
[return_reason payment_cancellation_rejection status_reason]
ARDT Already returned | Bereits zurückgegeben | Déjà retourné
NOOR Original payment not received | Ursprüngliche Zahlung nicht eingegangen | Opération d'origine non reçue
SVNR Service was not rendered | Leistung nicht erbracht | Prestation non fournie
`;
