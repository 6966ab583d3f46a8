/** Reasons about what a message says: parties, dates, identifiers and codes, in the notation of `read-code-texts.ts`. */
export const contentReasonTexts = `
[status_reason return_reason cancellation_reason payment_cancellation_rejection reversal_reason mandate_reason]
BE01 Customer and account do not belong together | Kunde und Konto passen nicht zusammen | Client et compte ne concordent pas
BE04 Creditor's address is missing or wrong | Adresse des Empfängers fehlt oder ist falsch | Adresse du créancier absente ou erronée
BE05 Initiating party is not known | Auftraggebende Partei unbekannt | Donneur d'ordre non reconnu
BE06 Customer is not known here | Kunde ist nicht bekannt | Client inconnu
BE07 Payer's address is missing or wrong | Adresse des Zahlers fehlt oder ist falsch | Adresse du payeur absente ou erronée
BE08 Payer's name is missing | Name des Zahlers fehlt | Nom du payeur absent
BE09 Country code is wrong | Ländercode ist falsch | Code pays erroné
BE10 Payer's country is wrong | Land des Zahlers ist falsch | Pays du payeur erroné
BE11 Payee's country is wrong | Land des Empfängers ist falsch | Pays du bénéficiaire erroné
BE12 Country of residence is wrong | Wohnsitzland ist falsch | Pays de résidence erroné
BE13 Payer's country of residence is wrong | Wohnsitzland des Zahlers ist falsch | Pays de résidence du payeur erroné
BE14 Payee's country of residence is wrong | Wohnsitzland des Empfängers ist falsch | Pays de résidence du bénéficiaire erroné
BE15 Identification code is wrong | Kennung ist falsch | Code d'identification erroné
BE16 Payer's identification is wrong | Kennung des Zahlers ist falsch | Identification du payeur erronée
BE17 Payee's identification is wrong | Kennung des Empfängers ist falsch | Identification du bénéficiaire erronée
BE18 Contact details are wrong | Kontaktangaben sind falsch | Coordonnées de contact erronées
BE19 Charge bearer is wrong | Entgeltregelung ist falsch | Code d'imputation des frais erroné
BE20 Name is too long | Name ist zu lang | Nom trop long
BE21 Name is missing or wrong | Name fehlt oder ist falsch | Nom absent ou erroné
BE22 Payee's name is missing | Name des Empfängers fehlt | Nom du bénéficiaire absent
BE23 Proxy of the account is wrong | Kontostellvertreter ist falsch | Alias de compte invalide
CERI Extended remittance without its mark | Erweiterter Verwendungszweck ohne Kennzeichen | Motif étendu sans marque
CH03 Requested date is too far ahead | Ausführungsdatum zu weit voraus | Date demandée trop lointaine
CH04 Requested date is too far back | Ausführungsdatum zu lange her | Date demandée trop ancienne
CH07 Element may not be used on both levels | Element nicht auf beiden Ebenen erlaubt | Élément interdit aux deux niveaux
CH09 Mandate changes are not allowed here | Mandatsänderung hier nicht erlaubt | Modification de mandat non autorisée
CH10 Information on mandate changes is missing | Angaben zur Mandatsänderung fehlen | Données de modification du mandat absentes
CH11 Creditor identifier is wrong | Gläubiger-ID ist falsch | Identifiant du créancier erroné
CH12 Creditor identifier is ambiguous | Gläubiger-ID ist nicht eindeutig | Identifiant du créancier ambigu
CH13 Payer's former account may not stand here | Früheres Konto des Zahlers nicht erlaubt | Ancien compte du payeur non autorisé
CH14 Payer's former bank may not stand here | Frühere Zahlerbank nicht erlaubt | Ancienne banque du payeur non autorisée
CH15 Remittance exceeds 140 characters | Verwendungszweck über 140 Zeichen | Motif de plus de 140 caractères
CH16 Content of the element is wrong | Inhalt des Elements ist falsch | Contenu de l'élément incorrect
CH17 Element is not allowed | Element ist nicht erlaubt | Élément non autorisé
CH19 Date moves to the next TARGET day | Datum rückt auf nächsten TARGET-Tag | Date reportée au prochain jour TARGET
CH20 Too many decimal places | Zu viele Nachkommastellen | Trop de décimales pour la devise
CH21 Mandatory element is missing | Pflichtelement fehlt | Élément obligatoire absent
CH22 Core and B2B debits in one message | Core und B2B in einer Nachricht | Core et B2B dans un même message
CNOR Payee's bank is not registered here | Empfängerbank ist nicht angeschlossen | Banque du bénéficiaire non enregistrée
DNOR Payer's bank is not registered here | Zahlerbank ist nicht angeschlossen | Banque du payeur non enregistrée
DT01 Date is wrong | Datum ist falsch | Date erronée
DT02 Creation date is wrong | Erstellungsdatum ist falsch | Date de création erronée
DT03 Not a processing day | Kein Verarbeitungstag | Jour non ouvré bancaire
DT04 Date in the future not supported | Künftiges Datum nicht unterstützt | Date future non prise en charge
DT05 Cut-off date was missed | Annahmeschlusstag verpasst | Date limite dépassée
DT06 Execution date was changed | Ausführungsdatum wurde geändert | Date d'exécution modifiée
DU01 Message id is not unique | Nachrichtenkennung mehrfach verwendet | Référence de message non unique
DU02 Payment block's id is not unique | Kennung des Zahlungsblocks mehrfach verwendet | Référence de lot non unique
DU03 Transaction is not unique | Transaktion ist nicht eindeutig | Opération non unique
DU04 End-to-end id is not unique | Ende-zu-Ende-Kennung mehrfach verwendet | Référence de bout en bout non unique
DU05 Instruction id is not unique | Auftragskennung mehrfach verwendet | Référence d'instruction non unique
ERIN Extended remittance is not supported | Erweiterter Verwendungszweck nicht unterstützt | Motif étendu non pris en charge
FF01 File format is wrong | Dateiformat ist falsch | Format de fichier invalide
FF02 Syntax is wrong | Syntax ist falsch | Erreur de syntaxe
FF03 Payment type information is wrong | Zahlungsart ist falsch angegeben | Type de paiement erroné
FF04 Service level is wrong | Servicelevel ist falsch | Niveau de service erroné
FF05 Local instrument is wrong | Verfahrenscode ist falsch | Instrument local erroné
FF06 Category purpose is wrong | Zweckkategorie ist falsch | Catégorie d'objet erronée
FF07 Purpose is wrong | Zweckcode ist falsch | Objet du paiement erroné
FF08 End-to-end id is wrong | Ende-zu-Ende-Kennung ist falsch | Référence de bout en bout erronée
FF09 Cheque number is wrong | Schecknummer ist falsch | Numéro de chèque erroné
FF10 Bank system cannot process it | Banksystem kann es nicht verarbeiten | Erreur technique de la banque
FF11 Clearing request was ended | Clearinganfrage wurde beendet | Demande de compensation interrompue
FF12 Payment cannot be returned as it stands | Zahlung ist so nicht rückgebbar | Paiement non retournable en l'état
FF13 Recall was not found | Rückruf nicht gefunden | Demande de rappel introuvable
MINF Information is missing | Angaben fehlen | Informations manquantes
NERI Mark of extended remittance without any | Kennzeichen ohne erweiterten Verwendungszweck | Marque de motif étendu sans motif
NOAS No answer from the customer | Keine Antwort vom Kunden | Pas de réponse du client
NOCM Customer data do not comply | Kundendaten nicht regelkonform | Compte client non conforme
RC01 Bank identifier is wrong | Bankkennung ist falsch | Identifiant bancaire erroné
RC02 Bank identifier is invalid or missing | Bankkennung ungültig oder fehlt | Identifiant bancaire invalide ou absent
RC03 Payer's bank identifier is wrong | Kennung der Zahlerbank ist falsch | Identifiant de la banque du payeur erroné
RC04 Payee's bank identifier is wrong | Kennung der Empfängerbank ist falsch | Identifiant de la banque du bénéficiaire erroné
RC05 BIC is wrong | BIC ist falsch | BIC erroné
RC06 Payer's BIC is wrong | BIC des Zahlers ist falsch | BIC du payeur erroné
RC07 Payee's BIC is wrong | BIC des Empfängers ist falsch | BIC du bénéficiaire erroné
RC08 Clearing number is wrong | Clearingnummer ist falsch | Code de compensation erroné
RC09 Payer's clearing number is wrong | Clearingnummer des Zahlers ist falsch | Code de compensation du payeur erroné
RC10 Payee's clearing number is wrong | Clearingnummer des Empfängers ist falsch | Code de compensation du bénéficiaire erroné
RC11 Agent between is wrong | Zwischeninstitut ist falsch | Établissement intermédiaire erroné
RC12 Creditor's scheme id is missing | Verfahrenskennung des Empfängers fehlt | Identifiant de schéma du créancier absent
RC13 Payee's bank is not in the scheme | Empfängerbank nicht im Verfahren | Banque du bénéficiaire hors du schéma
RC15 Payee's bank is not reachable | Empfängerbank nicht erreichbar | Banque du bénéficiaire injoignable
RC16 Bank of the message is not reachable | Institut der Nachricht nicht erreichbar | Établissement du message injoignable
RF01 Reference is not unique | Referenz ist nicht eindeutig | Référence non unique
RR01 Payer's account data missing by law | Kontodaten des Zahlers fehlen rechtlich | Compte du payeur exigé par la loi
RR02 Payer's name or address missing by law | Name oder Adresse des Zahlers fehlt rechtlich | Nom ou adresse du payeur exigés par la loi
RR03 Payee's name or address missing by law | Name oder Adresse des Empfängers fehlt rechtlich | Nom ou adresse du bénéficiaire exigés par la loi
RR04 Regulatory reason | Aufsichtsrechtlicher Grund | Motif réglementaire
RR05 Regulatory information is wrong | Meldepflichtige Angaben sind falsch | Déclaration réglementaire erronée
RR06 Tax information is wrong | Steuerangaben sind falsch | Données fiscales erronées
RR07 Remittance does not fit the payment type | Verwendungszweck passt nicht zur Zahlungsart | Motif non conforme au type de paiement
RR08 Remittance is cut | Verwendungszweck abgeschnitten | Motif tronqué
RR09 Structured reference is wrong | Strukturierte Referenz ist falsch | Référence structurée erronée
RR10 Characters are not supported | Zeichen nicht unterstützt | Caractères non admis
RR11 Payer's bank service id is wrong | Dienstkennung der Zahlerbank ist falsch | Identifiant de service bancaire erroné
RR12 Party identification is missing | Kennung einer Partei fehlt | Identification d'une partie absente
`;
