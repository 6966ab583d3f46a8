/** Reasons shared by status reports, returns, recalls, reversals and mandates, in the notation of `read-code-texts.ts`. */
export const statusReasonTexts = `
[status_reason return_reason cancellation_reason payment_cancellation_rejection reversal_reason mandate_reason]
AB01 Clearing took too long | Clearing brauchte zu lange
AB02 Stopped by an error in clearing | Fehler im Clearing
AB03 Settlement took too long | Verrechnung brauchte zu lange
AB04 Stopped by an error in settlement | Fehler bei der Verrechnung
AB05 Payee's bank did not answer in time | Empfängerbank antwortete nicht rechtzeitig
AB06 Time ran out at the instructed bank | Zeit beim beauftragten Institut abgelaufen
AB07 Agent of the message is offline | Institut der Nachricht ist offline
AB08 Payee's bank is offline | Empfängerbank ist offline
AB09 Error at the payee's bank | Fehler bei der Empfängerbank
AB10 Error at the instructed agent | Fehler beim beauftragten Institut
AB11 Time ran out at the payer's bank | Zeit bei der Zahlerbank abgelaufen
AB12 Time ran out at an agent between | Zeit bei Zwischeninstitut abgelaufen
AB13 Error at an agent between | Fehler bei einem Zwischeninstitut
AB15 Not answered by the payee in time | Empfänger antwortete nicht rechtzeitig
AB21 Transaction type is not supported here | Transaktionsart wird nicht unterstützt
AB26 Waiting time was exceeded | Wartezeit überschritten
AC01 Account number is wrong | Kontonummer ist falsch
AC02 Payer's account number is wrong | Kontonummer des Zahlers ist falsch
AC03 Payee's account number is wrong | Kontonummer des Empfängers ist falsch
AC04 Account is closed | Konto ist aufgelöst
AC05 Payer's account is closed | Konto des Zahlers ist aufgelöst
AC06 Account is blocked | Konto ist gesperrt
AC07 Payee's account is closed | Konto des Empfängers ist aufgelöst
AC08 Branch code is wrong | Filialnummer ist falsch
AC09 Account currency is wrong | Kontowährung ist falsch
AC10 Payer's account currency is wrong | Kontowährung des Zahlers ist falsch
AC11 Payee's account currency is wrong | Kontowährung des Empfängers ist falsch
AC12 Account type is wrong | Kontoart ist falsch
AC13 Payer's account type is wrong | Kontoart des Zahlers ist falsch
AC14 Payee's account type is wrong | Kontoart des Empfängers ist falsch
AC15 Account details have changed | Kontoangaben haben sich geändert
AC16 Card number is wrong | Kartennummer ist falsch
AEXR Already executed | Bereits ausgeführt
AG01 Transaction not allowed on this account | Transaktion auf diesem Konto nicht erlaubt
AG02 Operation code is wrong | Vorgangscode ist falsch
AG03 Transaction type not supported | Transaktionsart nicht unterstützt
AG04 Agent's country not supported | Land des Instituts nicht unterstützt
AG05 Payer's bank country not supported | Land der Zahlerbank nicht unterstützt
AG06 Payee's bank country not supported | Land der Empfängerbank nicht unterstützt
AG07 Direct debit failed | Lastschrift nicht eingelöst
AG08 Access right is missing | Zugriffsrecht fehlt
AG09 Payment was not received | Zahlung nicht eingegangen
AG10 Agent is suspended | Institut ist ausgesetzt
AG11 Payer's bank is suspended | Zahlerbank ist ausgesetzt
AG12 Book transfer is not allowed | Institutsinterne Umbuchung nicht erlaubt
AG13 Returned payments may not be sent on | Rückgaben dürfen nicht weitergeleitet werden
AGNT Agent is wrong | Institut ist falsch
ALAC Alias of the account is unknown | Alias des Kontos unbekannt
AM01 Amount is zero | Betrag ist null
AM02 Amount is higher than allowed | Betrag ist höher als erlaubt
AM03 Currency is not processed | Währung wird nicht verarbeitet
AM04 Not enough money on the account | Keine ausreichende Deckung
AM05 Duplicate | Doppelt eingereicht
AM06 Amount is too low | Betrag ist zu niedrig
AM07 Amount is blocked | Betrag ist gesperrt
AM09 Amount is not the agreed one | Betrag ist nicht der vereinbarte
AM10 Control sum is wrong | Kontrollsumme ist falsch
AM11 Transaction currency is wrong | Währung der Transaktion ist falsch
AM12 Amount is invalid | Betrag ist ungültig
AM13 Amount exceeds the clearing's limit | Betrag über der Clearinggrenze
AM14 Amount exceeds the agreed limit | Betrag über der vereinbarten Grenze
AM15 Amount is below the clearing's minimum | Betrag unter der Clearinguntergrenze
AM16 Group control sum is wrong | Kontrollsumme der Gruppe ist falsch
AM17 Control sum of a payment is wrong | Kontrollsumme einer Zahlung ist falsch
AM18 Number of transactions is wrong | Anzahl der Transaktionen ist falsch
AM19 Group's number of transactions is wrong | Anzahl in der Gruppe ist falsch
AM20 Payment's number of transactions is wrong | Anzahl in der Zahlung ist falsch
AM21 Limit was exceeded | Grenze überschritten
AM22 Zero amount cannot be settled | Nullbetrag nicht verrechenbar
AM23 Amount exceeds the settlement limit | Betrag über der Verrechnungsgrenze
AMSE Amount sets contradict each other | Beträge widersprechen sich
APAR Already paid request | Anforderung bereits bezahlt
ARFR Already refused request | Anforderung bereits abgelehnt
ARJR Already rejected request | Anforderung bereits zurückgewiesen
ATNS Attachment is not supported | Anhang nicht unterstützt
BDAY Not a business day | Kein Geschäftstag
BE01 Customer and account do not belong together | Kunde und Konto passen nicht zusammen
BE04 Creditor's address is missing or wrong | Adresse des Empfängers fehlt oder ist falsch
BE05 Initiating party is not known | Auftraggebende Partei unbekannt
BE06 Customer is not known here | Kunde ist nicht bekannt
BE07 Payer's address is missing or wrong | Adresse des Zahlers fehlt oder ist falsch
BE08 Bank error | Fehler der Bank
BE09 Country code is wrong | Ländercode ist falsch
BE10 Payer's country is wrong | Land des Zahlers ist falsch
BE11 Payee's country is wrong | Land des Empfängers ist falsch
BE12 Country of residence is wrong | Wohnsitzland ist falsch
BE13 Payer's country of residence is wrong | Wohnsitzland des Zahlers ist falsch
BE14 Payee's country of residence is wrong | Wohnsitzland des Empfängers ist falsch
BE15 Identification code is wrong | Kennung ist falsch
BE16 Payer's identification is wrong | Kennung des Zahlers ist falsch
BE17 Payee's identification is wrong | Kennung des Empfängers ist falsch
BE18 Contact details are wrong | Kontaktangaben sind falsch
BE19 Charge bearer is wrong | Entgeltregelung ist falsch
BE20 Name is too long | Name ist zu lang
BE21 Name is missing or wrong | Name fehlt oder ist falsch
BE22 Payee's name is missing | Name des Empfängers fehlt
BE23 Proxy of the account is wrong | Kontostellvertreter ist falsch
CERI Card check failed | Kartenprüfung fehlgeschlagen
CH03 Requested date is too far ahead | Ausführungsdatum zu weit voraus
CH04 Requested date is too far back | Ausführungsdatum zu lange her
CH07 Element may not be used on both levels | Element nicht auf beiden Ebenen erlaubt
CH09 Mandate changes are not allowed here | Mandatsänderung hier nicht erlaubt
CH10 Information on changes is missing | Angaben zur Änderung fehlen
CH11 Value is wrong | Wert ist falsch
CH12 Element is not allowed | Element ist nicht erlaubt
CH13 Element may stand once only | Element darf nur einmal stehen
CH14 Element may not be combined so | Element so nicht kombinierbar
CH15 Remittance is too long | Verwendungszweck ist zu lang
CH16 Content of the element is wrong | Inhalt des Elements ist falsch
CH17 Element is missing or not allowed | Element fehlt oder ist unerlaubt
CH19 Value belongs elsewhere | Wert gehört an andere Stelle
CH20 Too many decimal places | Zu viele Nachkommastellen
CH21 Mandatory element is missing | Pflichtelement fehlt
CH22 Old and new standard are mixed | Alter und neuer Standard gemischt
CHCO Charges could not be collected | Entgelte nicht einziehbar
CHQC Cheque is cancelled or invalid | Scheck widerrufen oder ungültig
CHRG Charges are wrong or not agreed | Entgelte falsch oder nicht vereinbart
CN01 Authorisation was cancelled | Autorisierung wurde widerrufen
CNNS Credit notes are not supported | Gutschriftsanzeigen nicht unterstützt
CNOR Payee's bank is not registered here | Empfängerbank ist nicht angeschlossen
CURR Currency is wrong | Währung ist falsch
CUST Customer's own decision | Auf Wunsch des Kunden
DC02 Settlement was not received | Verrechnung nicht eingegangen
DNOR Payer's bank is not registered here | Zahlerbank ist nicht angeschlossen
DS01 Electronic signatures are correct | Elektronische Unterschriften sind richtig
DS02 Order was cancelled | Auftrag wurde storniert
DS03 Order was not executed | Auftrag wurde nicht ausgeführt
DS04 Order was rejected | Auftrag wurde abgelehnt
DS05 Order was forwarded after correction | Auftrag nach Korrektur weitergeleitet
DS06 Order was transferred | Auftrag wurde übertragen
DS07 Second signature is missing | Zweite Unterschrift fehlt
DS08 Order was put on hold | Auftrag wurde angehalten
DS09 Order was signed again | Auftrag erneut unterschrieben
DS0A Data must be signed | Daten müssen unterschrieben werden
DS0B Signature data is unknown | Unterschriftsdaten unbekannt
DS0C Certificate is no longer valid | Zertifikat nicht mehr gültig
DS0D Certificate is not known | Zertifikat ist unbekannt
DS0E Certificate was revoked | Zertifikat wurde gesperrt
DS0F Signer may not sign this | Person nicht unterschriftsberechtigt
DS0G Signer may not sign this order | Keine Berechtigung für diesen Auftrag
DS0H Account was not agreed for signing | Konto nicht zur Unterschrift vereinbart
DS0K File needs more signatures | Datei braucht weitere Unterschriften
DS10 Signer's certificate is for another | Zertifikat einer anderen Person
DS11 Signer is blocked | Unterschreibende Person ist gesperrt
DS12 Signer is not known | Unterschreibende Person ist unbekannt
DS13 Signer may not act alone | Person darf nicht allein unterschreiben
DS14 User does not exist | Benutzer gibt es nicht
DS15 Order type is not allowed to user | Auftragsart für Benutzer nicht erlaubt
DS16 Order type is not known | Auftragsart ist unbekannt
DS17 Order type is not agreed | Auftragsart ist nicht vereinbart
DS18 File was changed after signing | Datei nach Unterschrift verändert
DS19 Order was held back for checks | Auftrag zur Prüfung zurückgehalten
DS20 Order needs another signature class | Andere Unterschriftsklasse nötig
DS21 Order waits for a reply | Auftrag wartet auf Antwort
DS22 Order file cannot be read | Auftragsdatei nicht lesbar
DS23 Signature does not match the file | Unterschrift passt nicht zur Datei
DS24 Waiting time for signatures ran out | Wartezeit auf Unterschriften abgelaufen
DS25 Order file was deleted | Auftragsdatei wurde gelöscht
DS26 Customer signed one order twice | Kunde hat doppelt unterschrieben
DS27 Customer is not known | Kunde ist unbekannt
DS28 Returned for technical reasons | Technisch bedingte Rückgabe
DT01 Date is wrong | Datum ist falsch
DT02 Creation date is wrong | Erstellungsdatum ist falsch
DT03 Not a processing day | Kein Verarbeitungstag
DT04 Date in the future not supported | Künftiges Datum nicht unterstützt
DT05 Cut-off was missed | Annahmeschluss verpasst
DT06 Execution date was changed | Ausführungsdatum wurde geändert
DU01 Message id is not unique | Nachrichtenkennung mehrfach verwendet
DU02 Payment id is not unique | Zahlungskennung mehrfach verwendet
DU03 Transaction was sent before | Transaktion wurde bereits gesendet
DU04 End-to-end id is not unique | Ende-zu-Ende-Kennung mehrfach verwendet
DU05 Instruction id is not unique | Auftragskennung mehrfach verwendet
DUPL Paid twice | Doppelt gezahlt
ED01 Correspondent bank not possible | Korrespondenzbank nicht möglich
ED03 Account balance was asked for | Kontostand wurde angefragt
ED05 Settlement failed | Verrechnung fehlgeschlagen
ED06 Settlement system is not available | Verrechnungssystem nicht verfügbar
EDNA Exact due date is not accepted | Genaue Fälligkeit nicht akzeptiert
EDTL Due date is too late | Fälligkeit liegt zu spät
EDTR Due date is too early | Fälligkeit liegt zu früh
EOL1 End of life of the product | Produkt wird nicht mehr angeboten
ERIN Extended remittance is not supported | Erweiterter Verwendungszweck nicht unterstützt
FF01 File format is wrong | Dateiformat ist falsch
FF02 Syntax is wrong | Syntax ist falsch
FF03 Payment type information is wrong | Zahlungsart ist falsch angegeben
FF04 Service level is wrong | Servicelevel ist falsch
FF05 Local instrument is wrong | Verfahrenscode ist falsch
FF06 Category purpose is wrong | Zweckkategorie ist falsch
FF07 Purpose is wrong | Zweckcode ist falsch
FF08 End-to-end id is wrong | Ende-zu-Ende-Kennung ist falsch
FF09 Cheque number is wrong | Schecknummer ist falsch
FF10 Bank system cannot process it | Banksystem kann es nicht verarbeiten
FF11 Clearing request was ended | Clearinganfrage wurde beendet
FF12 Original id does not match | Ursprüngliche Kennung passt nicht
FF13 Related reference is missing | Bezugsreferenz fehlt
FOCR Answer to a recall | Antwort auf einen Rückruf
FR01 Fraud | Betrug
FRAD Fraudulent origin | Betrügerischen Ursprungs
G000 Delivered; tracking ends elsewhere | Zugestellt; Verfolgung endet
G001 Credited, arrival not yet known | Weitergeleitet, Gutschrift unbekannt
G002 Credit may follow later | Gutschrift kann später folgen
G003 Waiting for documents | Wartet auf Unterlagen
G004 Waiting for cover | Wartet auf Deckung
G005 Delivered with a service level | Zugestellt mit Servicelevel
G006 Delivered without a service level | Zugestellt ohne Servicelevel
ID01 Identification is missing | Kennung fehlt
IEDT Expiry date is wrong | Ablaufdatum ist falsch
INAR Address of the account is wrong | Kontoadresse ist falsch
INDT Invoice date is wrong | Rechnungsdatum ist falsch
IPNS Instalments are not supported | Ratenzahlung nicht unterstützt
IRNR Initial request was not received | Ursprüngliche Anforderung fehlt
ISWS Instalment plan is wrong | Ratenplan ist falsch
MD01 No mandate | Kein Mandat
MD02 Mandate data is missing or wrong | Mandatsdaten fehlen oder sind falsch
MD05 Collection was not due | Einzug war nicht fällig
MD06 Payer asks for the money back | Zahler verlangt Erstattung
MD07 Customer has died | Kunde ist verstorben
MINF Information is missing | Angaben fehlen
MS02 Customer gives no reason | Kunde nennt keinen Grund
MS03 Bank gives no reason | Bank nennt keinen Grund
NARR Reason is told in words | Grund steht im Text
NERI Reason of an answer is missing | Antwortgrund fehlt
NOAR Nothing agreed with the payee | Keine Vereinbarung mit Empfänger
NOAS No answer from the customer | Keine Antwort vom Kunden
NOCM Customer data do not comply | Kundendaten nicht regelkonform
NOFR Nothing came from the payer | Keine Reaktion des Zahlers
NOPG No payment guarantee | Keine Zahlungsgarantie
NRCH Payee was not registered | Empfänger ist nicht registriert
OSNS One-leg service not supported | Einseitiger Dienst nicht unterstützt
PINS Pre-agreed instalments not supported | Vereinbarte Raten nicht unterstützt
RC01 Bank identifier is wrong | Bankkennung ist falsch
RC02 Bank code is wrong | Bankleitzahl ist falsch
RC03 Payer's bank identifier is wrong | Kennung der Zahlerbank ist falsch
RC04 Payee's bank identifier is wrong | Kennung der Empfängerbank ist falsch
RC05 BIC is wrong | BIC ist falsch
RC06 Payer's BIC is wrong | BIC des Zahlers ist falsch
RC07 Payee's BIC is wrong | BIC des Empfängers ist falsch
RC08 Clearing number is wrong | Clearingnummer ist falsch
RC09 Payer's clearing number is wrong | Clearingnummer des Zahlers ist falsch
RC10 Payee's clearing number is wrong | Clearingnummer des Empfängers ist falsch
RC11 Agent between is wrong | Zwischeninstitut ist falsch
RC12 Scheme name is missing | Name des Verfahrens fehlt
RC13 Payee's bank is not in the scheme | Empfängerbank nicht im Verfahren
RC15 Payee's bank is not reachable | Empfängerbank nicht erreichbar
RC16 Bank of the message is not reachable | Institut der Nachricht nicht erreichbar
RCON Contract number is wrong | Vertragsnummer ist falsch
RECI Received with identification missing | Eingang ohne Kennung
REPR Already settled by return | Bereits durch Rückgabe erledigt
RF01 Reference is not unique | Referenz ist nicht eindeutig
RQNR Request was not recognised | Anforderung nicht erkannt
RR01 Payer's account data missing by law | Kontodaten des Zahlers fehlen rechtlich
RR02 Payer's name or address missing by law | Name oder Adresse des Zahlers fehlt rechtlich
RR03 Payee's name or address missing by law | Name oder Adresse des Empfängers fehlt rechtlich
RR04 Regulatory reason | Aufsichtsrechtlicher Grund
RR05 Regulatory information is wrong | Meldepflichtige Angaben sind falsch
RR06 Tax information is wrong | Steuerangaben sind falsch
RR07 Remittance is not allowed | Verwendungszweck nicht erlaubt
RR08 Remittance is cut | Verwendungszweck abgeschnitten
RR09 Structured reference is wrong | Strukturierte Referenz ist falsch
RR10 Characters are not supported | Zeichen nicht unterstützt
RR11 Payer's bank service id is wrong | Dienstkennung der Zahlerbank ist falsch
RR12 Party identification is missing | Kennung einer Partei fehlt
RTNS Request to pay not supported | Zahlungsanforderung nicht unterstützt
RUTA Returned after an inquiry | Rückgabe nach einer Anfrage
S000 Sent to the next agent | An nächstes Institut gesendet
S001 Sent, rejected by a system | Gesendet, vom System abgelehnt
S002 Sent, credit is awaited | Gesendet, Gutschrift erwartet
S003 Sent, received by the bank | Gesendet, bei der Bank eingegangen
S004 Sent, cover is awaited | Gesendet, Deckung erwartet
SBRN Settlement before request | Ausgleich vor Anforderung
SL01 Special service of the payer's bank | Besonderer Dienst der Zahlerbank
SL02 Special service of the payee's bank | Besonderer Dienst der Empfängerbank
SL03 Special service of the clearing | Besonderer Dienst des Clearings
SL11 Payee is not on the payer's list | Empfänger nicht auf Positivliste
SL12 Payee is on the payer's blacklist | Empfänger auf Sperrliste
SL13 Payer's limit for one debit | Höchstbetrag je Lastschrift überschritten
SL14 Payer's limit for many debits | Höchstzahl an Lastschriften überschritten
SL15 Payee's list lacks the payer | Zahler nicht auf Liste des Empfängers
SL16 Payer is on the payee's blacklist | Zahler auf Sperrliste des Empfängers
SL17 Payee's limit per payment | Höchstbetrag des Empfängers überschritten
SL18 Payee's limit for many payments | Höchstzahl des Empfängers überschritten
SNRD Service was not rendered | Leistung nicht erbracht
SPII Service provider's id is wrong | Kennung des Dienstleisters ist falsch
TA01 Transaction was stopped | Transaktion wurde abgebrochen
TD01 No card present | Karte liegt nicht vor
TD02 Terminal data is wrong | Terminaldaten sind falsch
TD03 Terminal is not known | Terminal ist unbekannt
TK01 Token is invalid | Token ist ungültig
TK02 Token was not found | Token nicht gefunden
TK03 Token is blocked | Token ist gesperrt
TK09 Token requestor is unknown | Tokenanforderer unbekannt
TKCM Token of another card | Token gehört zu anderer Karte
TKSG Token signature is wrong | Tokensignatur ist falsch
TKSP Token is suspended | Token ist ausgesetzt
TKVE Token could not be verified | Token nicht prüfbar
TKXP Token has expired | Token ist abgelaufen
TM01 Cut-off time was missed | Annahmeschluss verpasst
TS01 Transmission was broken off | Übertragung wurde abgebrochen
TS04 File has no accompanying note | Begleitzettel zur Datei fehlt
UCRD Unknown creditor | Empfänger unbekannt
UPAY Payment was not justified | Zahlung war unberechtigt
`;
