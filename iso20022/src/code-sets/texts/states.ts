/** States of groups and transactions, and answers to investigations, in the notation of `read-code-texts.ts`. */
export const stateTexts = `
[investigation_execution_confirmation]
ACDA Debit was authorised | Belastung wurde genehmigt | Débit autorisé
ACNR Claim of non-receipt accepted | Nichteingangsmeldung angenommen | Réclamation de non-réception acceptée
ACVA Value date correction accepted | Wertstellungskorrektur angenommen | Correction de date de valeur acceptée
BIAS Bank details contradict each other | Bankangaben widersprechen sich | Coordonnées bancaires contradictoires
CHRG Charges follow | Entgelte folgen | Frais à suivre
CNCL Cancelled as requested | Wie gewünscht storniert | Annulé comme demandé
CONF Confirmed | Bestätigt | Confirmé
CVAA Original value date was right | Ursprüngliche Wertstellung war richtig | Date de valeur d'origine correcte
CWFW Cancellation will follow | Stornierung folgt | Annulation à suivre
FTNA Forwarded to the next agent | An nächstes Institut weitergeleitet | Transmis à l'établissement suivant
ICOV Cover was initiated | Deckung wurde veranlasst | Couverture émise
IDNE Duplicate instruction not executed | Doppelter Auftrag nicht ausgeführt | Ordre en double non exécuté
IDUP Duplicate instruction | Doppelter Auftrag | Ordre en double
INFO Information is given | Auskunft wird gegeben | Information fournie
IPAY Payment was initiated | Zahlung wurde veranlasst | Paiement émis
IPYI Payment instruction was issued | Zahlungsauftrag wurde erteilt | Ordre de paiement émis
IVCR Investigation is in course | Nachforschung läuft | Recherche en cours
MCOV Missing cover | Deckung fehlt | Couverture manquante
MODI Modified as requested | Wie gewünscht geändert | Modifié comme demandé
MWFW Modification will follow | Änderung folgt | Modification à suivre
NINF No information available | Keine Auskunft verfügbar | Aucune information disponible
PDCR Cancellation is pending | Stornierung steht aus | Annulation en attente
PDNG Pending | In Bearbeitung | En attente
PECR Partly executed cancellation | Stornierung teilweise ausgeführt | Annulation partiellement exécutée
PURP Purpose was completed | Verwendungszweck ergänzt | Objet complété
RJCR Recall was refused | Rückruf wurde abgelehnt | Rappel refusé
RJNR Claim of non-receipt refused | Nichteingangsmeldung abgelehnt | Réclamation de non-réception refusée
RJVA Value date correction refused | Wertstellungskorrektur abgelehnt | Correction de date de valeur refusée
SMTC Settlement was made by cheque | Ausgleich per Scheck | Règlement par chèque
SMTI Settlement instruction was issued | Ausgleich wurde angewiesen | Ordre de règlement émis
UWFW Unable to apply, answer will follow | Nicht anwendbar, Antwort folgt | Impossible à imputer, réponse à suivre
[payment_group_status payment_transaction_status]
ACCC Settled on the payee's account | Auf Empfängerkonto gutgeschrieben | Réglé sur le compte du bénéficiaire
ACCP Checked and accepted | Geprüft und angenommen | Contrôlé et accepté
ACSC Settlement completed | Verrechnung abgeschlossen | Règlement effectué
ACSP Settlement in process | Verrechnung läuft | Règlement en cours
ACTC Format accepted | Format angenommen | Contrôle technique accepté
ACWC Accepted with a change | Mit Änderung angenommen | Accepté avec modification
PART Accepted in part | Teilweise angenommen | Accepté en partie
PDNG Still being checked | Noch in Prüfung | Contrôles en cours
RCVC Received and complete | Vollständig eingegangen | Reçu et complet
RCVD Received | Eingegangen | Reçu
RJCT Rejected | Abgelehnt | Rejeté
RVCM Receipt of all was verified | Vollständiger Eingang geprüft | Réception complète vérifiée
RVNC Received, not all verified | Eingegangen, nicht alles geprüft | Reçu, vérification incomplète
ACFC Funds were checked | Deckung wurde geprüft | Provision contrôlée
ACFW Accepted and forwarded | Angenommen und weitergeleitet | Accepté et transmis
ACIS Cheque was issued | Scheck wurde ausgestellt | Chèque émis
ACPD Accepted, clearing in preparation | Angenommen, Verrechnung in Vorbereitung | Accepté, compensation en préparation
ACWP Accepted, not yet booked | Angenommen, noch nicht gebucht | Accepté, pas encore comptabilisé
BLCK Blocked | Gesperrt | Bloqué
CANC Cancelled | Storniert | Annulé
CPUC Cash was picked up by the payee | Bargeld vom Empfänger abgeholt | Espèces retirées par le bénéficiaire
PATC Authorised in part | Teilweise autorisiert | Autorisé en partie
PRES Presented to the payer | Dem Zahler vorgelegt | Présenté au payeur
RVMC Receipt of message verified | Eingang der Nachricht geprüft | Réception du message vérifiée
RVNA Received, no answer needed | Eingegangen, keine Antwort nötig | Reçu, sans réponse requise
RVNM Received, not matched | Eingegangen, nicht zugeordnet | Reçu, non rapproché
`;
