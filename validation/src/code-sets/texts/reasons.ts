/** Reasons and states of R-messages, in the notation of `read-code-texts.ts`. */
export const reasonTexts = `
[cancellation_reason]
AC02 Payer's account is wrong | Konto des Zahlers ist falsch
AC03 Payee's account is wrong | Konto des Empfängers ist falsch
AM09 Amount is not the agreed one | Betrag ist nicht der vereinbarte
BE16 Other identification is wrong | Andere Kennung ist falsch
BIAS Bank details contradict each other | Bankangaben widersprechen sich
COVR Cover payment was cancelled | Deckungszahlung wurde storniert
CURR Currency is wrong | Währung ist falsch
CUTA Stopped after an investigation | Nach Nachforschung gestoppt
DRTP Rejected by an intermediary party | Von beteiligter Stelle abgelehnt
DS24 Waiting time for approval ran out | Wartezeit auf Freigabe abgelaufen
DT01 Date is wrong | Datum ist falsch
ECAG Cancelled after a fraud agreement | Storno nach Betrugsabsprache
ENUE Electronic number used before | Elektronische Nummer bereits benutzt
FRNA Fraud claim was not accepted | Betrugsmeldung wurde nicht anerkannt
FRTR Cancelled to stop a fraud | Storniert, um Betrug zu verhindern
INCR Cancelled on incorrect instruction | Wegen falschen Auftrags storniert
INDM Against an indemnity | Gegen Haftungserklärung
MD06 Payer asks for the money back | Zahler verlangt Erstattung
MODT Modified instruction replaces it | Geänderter Auftrag ersetzt ihn
NFNA No fraud found after checking | Nach Prüfung kein Betrug festgestellt
PAID Paid in another way | Auf anderem Weg bezahlt
PPRC Processing problem at the bank | Verarbeitungsfehler bei der Bank
SVNR Service was not delivered | Leistung wurde nicht erbracht
SYAD System operator asks for it | Auf Wunsch des Systembetreibers
TECH Technical problem led to wrong payments | Technischer Fehler führte zu Fehlzahlungen
UAPA Payment was not authorised | Zahlung war nicht autorisiert
WNTB Wrong network of the bank | Falsches Netz der Bank
[payment_cancellation_rejection]
AC04 Account was closed meanwhile | Konto wurde inzwischen aufgelöst
AGNT Agent refuses to cancel | Institut lehnt den Rückruf ab
AM04 Not enough money on the account | Keine ausreichende Deckung
CUST Customer refuses to give it back | Kunde verweigert die Rückgabe
NOAS Customer did not answer | Kunde hat nicht geantwortet
LEGL Law forbids giving it back | Rückgabe rechtlich nicht möglich
AACR Already accepted by the customer | Vom Kunden bereits angenommen
ACLR Already cleared | Bereits verrechnet
ADAC Amount differs from the account's | Betrag weicht vom Konto ab
AEXR Already executed | Bereits ausgeführt
ARPL Already rejected or replaced | Bereits abgelehnt oder ersetzt
IDMN Indemnity is needed first | Zuerst ist Haftungserklärung nötig
PATE Payment ended already | Zahlung bereits beendet
PTNA Passed on to the next agent | An das nächste Institut weitergeleitet
RCAR Recall was already refused | Rückruf bereits abgelehnt
RCNR Recall not recognised | Rückruf nicht zuordenbar
RCPR Recall is being processed | Rückruf wird bearbeitet
RQDA Customer's agreement is being asked for | Zustimmung des Kunden angefragt
URTP Request to pay not yet answered | Zahlungsanforderung noch unbeantwortet
WSEQ Wrong sequence of messages | Falsche Reihenfolge der Nachrichten
[claim_non_receipt_rejection]
ARDT Money was already sent back | Geld wurde bereits zurückgegeben
ARJT Payment was rejected before | Zahlung wurde bereits abgelehnt
NOOR Original payment was never received | Ursprüngliche Zahlung nie erhalten
RNPR Payment was received and processed | Zahlung erhalten und verarbeitet
RR04 Regulatory reason | Aufsichtsrechtlicher Grund
[investigation_execution_confirmation]
ACDA Additional charges were debited | Zusätzliche Entgelte belastet
ACNR Claim of non-receipt accepted | Nichteingangsmeldung angenommen
ACVA Value date correction accepted | Wertstellungskorrektur angenommen
BIAS Bank details contradict each other | Bankangaben widersprechen sich
CHRG Charges follow | Entgelte folgen
CNCL Cancelled as requested | Wie gewünscht storniert
CONF Confirmed | Bestätigt
CVAA Value date corrected, with interest | Wertstellung korrigiert, mit Zinsen
CWFW Cancellation will follow | Stornierung folgt
FTNA Fees are not accepted | Entgelte werden nicht anerkannt
ICOV Cover was initiated | Deckung wurde veranlasst
IDNE Duplicate instruction not executed | Doppelter Auftrag nicht ausgeführt
IDUP Duplicate instruction | Doppelter Auftrag
INFO Information is given | Auskunft wird gegeben
IPAY Payment was initiated | Zahlung wurde veranlasst
IPYI Payment instruction was issued | Zahlungsauftrag wurde erteilt
IVCR Investigation is in course | Nachforschung läuft
MCOV Missing cover | Deckung fehlt
MODI Modified as requested | Wie gewünscht geändert
MWFW Modification will follow | Änderung folgt
NINF No information available | Keine Auskunft verfügbar
PDCR Cancellation is pending | Stornierung steht aus
PDNG Pending | In Bearbeitung
PECR Partly executed cancellation | Stornierung teilweise ausgeführt
PURP Purpose was completed | Verwendungszweck ergänzt
RJCR Recall was refused | Rückruf wurde abgelehnt
RJNR Claim of non-receipt refused | Nichteingangsmeldung abgelehnt
RJVA Value date correction refused | Wertstellungskorrektur abgelehnt
SMTC Settlement was made by cheque | Ausgleich per Scheck
SMTI Settlement instruction was issued | Ausgleich wurde angewiesen
UWFW Unable to apply, answer will follow | Nicht anwendbar, Antwort folgt
[payment_group_status payment_transaction_status]
ACCC Settled on the payee's account | Auf Empfängerkonto gutgeschrieben
ACCP Checked and accepted | Geprüft und angenommen
ACSC Settlement completed | Verrechnung abgeschlossen
ACSP Settlement in process | Verrechnung läuft
ACTC Format accepted | Format angenommen
ACWC Accepted with a change | Mit Änderung angenommen
PART Accepted in part | Teilweise angenommen
PDNG Still being checked | Noch in Prüfung
RCVC Received and complete | Vollständig eingegangen
RCVD Received | Eingegangen
RJCT Rejected | Abgelehnt
RVCM Receipt of all was verified | Vollständiger Eingang geprüft
RVNC Received, not all verified | Eingegangen, nicht alles geprüft
ACFC Cover was checked | Deckung geprüft
ACFW Accepted and forwarded | Angenommen und weitergeleitet
ACIS Card was issued | Karte ausgegeben
ACPD Accepted, clearing in preparation | Angenommen, Verrechnung in Vorbereitung
ACWP Accepted, not yet booked | Angenommen, noch nicht gebucht
BLCK Blocked | Gesperrt
CANC Cancelled | Storniert
CPUC Ready for collection by the payee | Zur Abholung durch Empfänger bereit
PATC Authorised in part | Teilweise autorisiert
PRES Presented to the payer | Dem Zahler vorgelegt
RVMC Receipt of message verified | Eingang der Nachricht geprüft
RVNA Received, no answer needed | Eingegangen, keine Antwort nötig
RVNM Received, not matched | Eingegangen, nicht zugeordnet
[return_reason]
AC17 Account type does not take it | Kontoart lässt es nicht zu
CNPC Credit not possible on this card | Gutschrift auf Karte nicht möglich
DC04 Decision of the debtor's bank | Entscheidung der Zahlerbank
EMVL Chip data are invalid | Chipdaten sind ungültig
PINL PIN was wrong too often | PIN zu oft falsch
SP01 Payment was stopped | Zahlung wurde gesperrt
SP02 Former payments were stopped | Frühere Zahlungen wurden gesperrt
TRAC Removed from tracking | Aus der Verfolgung genommen
FOCR Returned after a recall | Rückgabe nach Rückruf
[mandate_reason]
MD08 Mandate: agreement changed | Mandat: Vereinbarung geändert
MD09 Mandate not requested by the payer | Mandat nicht vom Zahler gewünscht
MD10 Mandate signature is missing | Unterschrift im Mandat fehlt
MD11 Mandate amount is not accepted | Mandatsbetrag nicht akzeptiert
MD12 Mandate frequency is not accepted | Mandatsturnus nicht akzeptiert
MD13 Mandate period is not accepted | Mandatsdauer nicht akzeptiert
MD14 Mandate details do not match | Mandatsdaten stimmen nicht überein
MD15 Mandate cancelled by the payer | Mandat vom Zahler widerrufen
MD16 Mandate cancelled by the payee | Mandat vom Empfänger widerrufen
MD17 Mandate cancelled by the payer's bank | Mandat von der Zahlerbank beendet
MD18 Mandate has expired | Mandat ist abgelaufen
MD19 Mandate is suspended | Mandat ist ausgesetzt
MD20 Mandate replaced by another | Mandat durch anderes ersetzt
MD21 Mandate of a closed contract | Mandat zu beendetem Vertrag
MD22 Mandate under dispute | Mandat ist strittig
MD23 Mandate change was not confirmed | Mandatsänderung nicht bestätigt
[return_reason payment_cancellation_rejection status_reason]
ARDT Already returned | Bereits zurückgegeben
NOOR Original payment not received | Ursprüngliche Zahlung nicht eingegangen
FRTR Suspected of fraud | Betrugsverdacht
SVNR Service was not rendered | Leistung nicht erbracht
`;
