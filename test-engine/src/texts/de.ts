import type { EngineTextKey } from './en.ts';

export const german: Readonly<Record<EngineTextKey, string>> = {
  'engine.allAccepted': 'Das Clearing hat nichts einzuwenden; angenommene Transaktionen: {{count}}.',
  'engine.moreReasons':
    '{{count}} weitere Gründe sind hier nicht aufgeführt; die Antwortdateien nennen jede Transaktion.',

  'engine.notWellFormed': 'Die Datei ist kein wohlgeformtes XML und kann nicht gelesen werden.',
  'engine.messageNotTaken': 'Das Clearing nimmt Nachrichten der Art {{messageType}} nicht an.',
  'engine.versionNotTaken': 'Dieses Rulebook verwendet {{messageType}} nicht; das Clearing erwartet {{expected}}.',
  'engine.schemaErrors_one': 'Die Nachricht verletzt ihr Schema an einer Stelle; siehe Prüfbericht.',
  'engine.schemaErrors_other': 'Die Nachricht verletzt ihr Schema an {{count}} Stellen; siehe Prüfbericht.',
  'engine.fileSchemaErrors_one': 'Die Datei verletzt ihr Schema an einer Stelle; siehe Prüfbericht.',
  'engine.fileSchemaErrors_other': 'Die Datei verletzt ihr Schema an {{count}} Stellen; siehe Prüfbericht.',
  'engine.senderUnknown':
    'Die Nachricht nennt {{named}} als Absender, im Profil des Sendenden steht aber eine andere BIC.',
  'engine.filesNotTaken': 'Instant-Zahlungen reisen allein: Dieses Clearing nimmt keine Dateien der Art {{fileType}}.',
  'engine.fileTypeWrong':
    'Im Kopf steht die Art {{named}}, die Form der Datei ist die von {{fileType}}; angenommen werden nur Dateien an das Clearing.',
  'engine.serviceWrong': 'Die Datei ist für den Dienst {{named}} bestimmt; dieses Clearing bedient {{expected}}.',
  'engine.fileSenderWrong':
    'Die Datei nennt {{named}} als Absender, im Profil des Sendenden steht aber eine andere BIC.',
  'engine.fileReceiverWrong': 'Die Datei ist an {{named}} gerichtet; dieses Clearing ist {{expected}}.',
  'engine.testCodeWrong': 'Die Datei hat das Testkennzeichen {{named}}; im Profil des Sendenden steht {{expected}}.',
  'engine.fileReferenceWrong': '„{{named}}“ ist keine Dateireferenz: 1 bis 16 Ziffern und Großbuchstaben.',
  'engine.fileSeen': 'Eine Datei mit der Referenz {{reference}} wurde bereits angenommen.',
  'engine.counterWrong': '{{counter}} nennt {{stated}}; Sammler dieser Art in der Datei: {{counted}}.',
  'engine.fileEmpty': 'Die Datei enthält keinen Sammler.',
  'engine.fileTooLarge.bytes': 'Die Datei hat {{counted}} Bytes; angenommen werden höchstens {{most}}.',
  'engine.fileTooLarge.bulks': 'Die Datei enthält {{counted}} Sammler; angenommen werden höchstens {{most}}.',
  'engine.fileTooLarge.transactions':
    'Die Datei enthält {{counted}} Transaktionen; angenommen werden höchstens {{most}}.',
  'engine.fileTooLarge.transactionsOfBulk':
    'Ein Sammler enthält {{counted}} Transaktionen; angenommen werden höchstens {{most}}.',
  'engine.messageSeen': 'Eine Nachricht mit der Kennung {{messageId}} wurde bereits angenommen.',
  'engine.countWrong': 'Der Kopf nennt {{stated}} Transaktionen; im Sammler stehen {{counted}}.',
  'engine.notAlone': 'Eine Instant-Nachricht enthält genau eine Transaktion; diese enthält {{counted}}.',
  'engine.sumWrong': 'Der Kopf nennt die Summe {{stated}}; die Beträge ergeben {{counted}}.',
  'engine.dateMissing': 'Der Sammler nennt kein Verrechnungsdatum.',
  'engine.dateGone': 'Das Verrechnungsdatum {{date}} ist vorbei; heute ist der {{today}}.',
  'engine.dateClosed': 'Am {{date}} verrechnet TARGET nicht; der nächste mögliche Tag ist der {{next}}.',
  'engine.dateClosedIn':
    'Am {{date}} ist nach dem Kalender {{calendar}} geschlossen; der nächste mögliche Tag ist der {{next}}.',
  'engine.dateFar': 'Das Verrechnungsdatum {{date}} liegt zu weit voraus; der letzte mögliche Tag ist der {{last}}.',
  'engine.dateTooSoon':
    'Eine Lastschrift für den {{date}} musste bis zum {{until}} eingereicht werden, einen Bankarbeitstag vorher.',
  'engine.dateNotInstant':
    'Eine Instant-Zahlung wird sofort verrechnet: {{date}} ist weder heute ({{today}}) noch der nächste Geschäftstag ({{next}}).',
  'engine.afterCutOff':
    'Sie sollte heute verrechnet werden, Annahmeschluss ist um {{cutOff}} Uhr; der nächste mögliche Tag ist der {{next}}.',
  'engine.dateMoved': 'Der Annahmeschluss des gewünschten Tages ist vorbei; der Sammler wird am {{date}} verrechnet.',
  'engine.receiverWrong': 'Die Nachricht ist an {{named}} gerichtet; dieses Clearing ist {{expected}}.',
  'engine.systemWrong': 'Die Nachricht ist für das Clearingsystem {{named}} bestimmt; dieses ist {{expected}}.',
  'engine.kindWrong':
    'Der Sammler enthält eine Lastschrift mit dem Kennzeichen {{named}}; dieses Clearing nimmt nur {{expected}}.',
  'engine.ruleBroken': '{{path}} ist so im Verfahren nicht erlaubt (Regel {{rule}}); den Grund nennt der Prüfbericht.',
  'engine.tooManyFaulty':
    '{{faulty}} Transaktionen sind fehlerhaft; bei mehr als {{most}} wird der ganze Sammler abgewiesen.',

  'engine.amountZero': 'Der Betrag {{amount}} ist nicht größer als null.',
  'engine.currencyWrong': 'Der Betrag lautet auf {{currency}}; das Clearing verrechnet nur Euro.',
  'engine.amountTooFine': 'Der Betrag {{amount}} hat mehr als zwei Nachkommastellen.',
  'engine.amountTooHigh': 'Der Betrag {{amount}} liegt über {{most}}, dem Höchstbetrag dieses Verfahrens.',
  'engine.debtorAccountMissing': 'Der Zahler hat keine IBAN.',
  'engine.creditorAccountMissing': 'Der Empfänger hat keine IBAN.',
  'engine.debtorAccountWrong': 'Das Konto {{iban}} des Zahlers ist keine gültige IBAN.',
  'engine.creditorAccountWrong': 'Das Konto {{iban}} des Empfängers ist keine gültige IBAN.',
  'engine.bicWrong': '„{{bic}}“ ist kein BIC einer Bank.',
  'engine.creditorBankUnreachable': 'Die Empfängerbank {{bic}} ist über dieses Clearing nicht erreichbar.',
  'engine.debtorBankUnreachable': 'Die Zahlerbank {{bic}} ist über dieses Clearing nicht erreichbar.',
  'engine.transactionTwice': 'Die Transaktionskennung {{id}} kommt für diese Zahlerbank mehrmals vor.',

  'engine.originalUnknown': 'Die Ursprungsnachricht {{messageId}} ist diesem Clearing nicht bekannt.',
  'engine.transactionUnknown': 'Die Nachricht {{messageId}} ist bekannt, enthält aber keine Transaktion {{id}}.',
  'engine.originalAmountDiffers': 'Als Ursprungsbetrag ist {{stated}} angegeben; er war {{original}}.',
  'engine.originalDateDiffers': 'Als ursprüngliches Verrechnungsdatum ist {{stated}} angegeben; es war {{original}}.',
  'engine.returnedDiffers': 'Der Rückgabebetrag {{stated}} samt Entgelten ergibt nicht die gezahlten {{original}}.',
  'engine.originalRejected':
    'Das Original wurde mit {{original}} abgewiesen und nie gebucht: Es gibt nichts zurückzugeben.',
  'engine.originalSettled': 'Die Lastschrift ist verrechnet: Sie kann storniert, aber nicht mehr zurückgezogen werden.',
  'engine.originalCancelled': 'Die Lastschrift wurde vor der Verrechnung zurückgezogen: Es gibt nichts zu stornieren.',
  'engine.cancellationOfIncoming':
    'Zurückziehen kann eine Lastschrift nur, wer sie einzieht; die Bank des Zahlers weist sie ab oder gibt sie zurück.',
  'engine.collectionsCancelled_one':
    'Eine Lastschrift ist vor der Verrechnung zurückgezogen; auf sie folgt nichts mehr.',
  'engine.collectionsCancelled_other':
    '{{count}} Lastschriften sind vor der Verrechnung zurückgezogen; auf sie folgt nichts mehr.',
  'engine.referredTwice': 'Auf die Transaktion {{id}} bezieht sich diese Nachricht mehrmals.',
  'engine.referredBefore': 'Die Transaktion {{id}} wurde schon von einer früheren Nachricht dieser Art aufgegriffen.',
  'engine.reasonWrong': 'Den Grund „{{reason}}“ gibt es in dieser Nachrichtenart nicht; möglich sind {{known}}.',
  'engine.statusNotRefused':
    'Die Antwort hat den Status {{status}}; eine Ablehnung muss RJCR lauten, eine Zustimmung ist ein pacs.004.',
  'engine.statusNotRejected':
    'Der Status ist {{status}}; vor der Fälligkeit kann die Bank des Zahlers nur abweisen, mit RJCT.',

  'engine.reject': '{{trigger}}: Das Clearing weist die Transaktion mit {{code}} ab.',
  'engine.timeOut':
    '{{trigger}}: Die andere Bank antwortet nicht; nach zehn Sekunden wird die Zahlung mit AB05 abgewiesen.',
  'engine.return':
    '{{trigger}}: Die andere Bank gibt die Transaktion mit {{code}} zurück, {{delay}} nach der Verrechnung.',
  'engine.refund':
    '{{trigger}}: Der Zahler will sein Geld zurück; es wird mit {{code}} erstattet, {{delay}} nach der Verrechnung.',
  'engine.reversal':
    '{{trigger}}: Die Lastschrift kommt als eine der Gegenseite zurück, die sie mit {{code}} storniert, {{delay}} nach der Verrechnung.',
  'engine.settlementFailure':
    '{{trigger}}: Die Transaktion wird angenommen, ihre Verrechnung scheitert aber mit {{code}}.',
  'engine.recall':
    '{{trigger}}: Die Zahlung kommt als eingehende zurück und wird {{delay}} später mit {{code}} zurückgerufen.',
  'engine.recallRequest':
    '{{trigger}}: Die Zahlung kommt als eingehende zurück; ihr Auftraggeber bittet {{delay}} später mit {{code}} um Rückgabe.',
  'engine.recallYes':
    '{{trigger}}: Ein Rückruf dieser Transaktion wird mit einer Rückgabe beantwortet (Entgelt {{charges}}).',
  'engine.recallNo': '{{trigger}}: Ein Rückruf dieser Transaktion wird mit {{code}} abgelehnt.',
  'engine.inquiryYes': '{{trigger}}: Eine Nachforschung zu dieser Transaktion wird mit Ja beantwortet.',
  'engine.inquiryNo': '{{trigger}}: Eine Nachforschung zu dieser Transaktion wird mit {{code}} abgelehnt.',
  'engine.mirror_one': '{{trigger}}: Die Zahlung kommt einmal als eingehende zurück.',
  'engine.mirror_other': '{{trigger}}: Die Zahlung kommt {{count}}-mal als eingehende zurück.',
  'engine.silence': '{{trigger}}: Das Clearing schweigt; es folgt keine Antwort.',
  'engine.late': '{{trigger}}: Der Statusbericht kommt verspätet, {{delay}} nach der Datei.',
  'engine.duplicate_one': '{{trigger}}: Jede Antwort wird einmal zugestellt.',
  'engine.duplicate_other': '{{trigger}}: Jede Antwort wird {{count}}-mal zugestellt.',
  'engine.split': '{{trigger}}: Spätere Antworten enthalten höchstens {{size}} Transaktionen (höchstens 200 Dateien).',
  'engine.corruptSUM': '{{trigger}}: Die Summen in den Antworten sind um einen Cent zu hoch.',
  'engine.corruptXML': '{{trigger}}: Die Antworten brechen mitten im Text ab und sind nicht wohlgeformt.',
  'engine.corruptHDR': '{{trigger}}: Die Köpfe der Antworten nennen einen unbekannten Empfänger.',

  'engine.verbUnknown': '{{trigger}} bleibt unbeachtet: Den Befehl „{{verb}}“ gibt es nicht. Bekannt sind {{known}}.',
  'engine.verbOfDirectDebit': '{{trigger}} bleibt unbeachtet: {{verb}} gehört zu Lastschriften.',
  'engine.argumentsWrong': '{{trigger}} bleibt unbeachtet: Die Argumente stimmen nicht. Geschrieben wird {{usage}}.',
  'engine.notIn.sct': '{{trigger}} bleibt unbeachtet: Das gibt es nur bei Instant-Zahlungen.',
  'engine.notIn.inst':
    '{{trigger}} bleibt unbeachtet: Eine angenommene Instant-Zahlung ist endgültig und reist allein.',
  'engine.notInDebits':
    '{{trigger}} bleibt unbeachtet: Eine Lastschrift wird zurückgezogen, nicht zurückgerufen, und niemand wird gefragt.',
  'engine.refundInB2b': '{{trigger}} bleibt unbeachtet: Firmen haben keinen Anspruch auf Erstattung.',
  'engine.notInMessage': '{{trigger}} bleibt unbeachtet: In dieser Nachrichtenart bedeutet es nichts.',
  'engine.contradicts': '{{trigger}} bleibt unbeachtet: {{earlier}} steht davor und schließt es aus.',
  'engine.notAllAsk_one':
    '{{trigger}} bleibt unbeachtet: Nur eine Transaktion verlangt es durch ihre Cent, und es betrifft die ganze Datei.',
  'engine.notAllAsk_other':
    '{{trigger}} bleibt unbeachtet: Nur {{count}} Transaktionen verlangen es durch ihre Cent, und es betrifft die ganze Datei.',

  'engine.recallOfUnknown': 'Die zurückgerufene Transaktion ist nicht bekannt: abgelehnt mit {{code}}.',
  'engine.recallOfRejected':
    'Die zurückgerufene Transaktion wurde mit {{original}} abgewiesen und nie gebucht: abgelehnt mit {{code}}.',
  'engine.recallOfIncoming':
    'Die zurückgerufene Transaktion ging an Sie: Zurückrufen kann nur, wer gezahlt hat. Abgelehnt mit {{code}}.',
  'engine.recallOfReturned':
    'Die zurückgerufene Transaktion wird ohnehin mit {{original}} zurückgegeben: abgelehnt mit {{code}}.',
  'engine.recallYesByDefault': 'Nichts anderes war verlangt: Die andere Bank gibt das Geld zurück.',
  'engine.recallSilence': '{{trigger}}: Die andere Bank beantwortet den Rückruf nicht.',
  'engine.inquiryOfUnknown': 'Die Transaktion, nach der gefragt wird, ist nicht bekannt: abgelehnt mit {{code}}.',
  'engine.inquiryOfRejected':
    'Die Transaktion, nach der gefragt wird, wurde mit {{original}} abgewiesen und nie gebucht: abgelehnt mit {{code}}.',
  'engine.inquiryOfIncoming':
    'Die Transaktion, nach der gefragt wird, ging an Sie: Nur wer zahlt, fragt danach. Abgelehnt mit {{code}}.',
  'engine.inquiryOfReturned':
    'Die Transaktion, nach der gefragt wird, kommt ohnehin mit {{original}} zurück: abgelehnt mit {{code}}.',
  'engine.inquiryYesByDefault': 'Nichts anderes wurde verlangt: Die andere Bank hat die Zahlung gefunden und sagt Ja.',
  'engine.inquirySilence': '{{trigger}}: Die andere Bank beantwortet die Nachforschung nicht.',
  'engine.inquiryAskedAgain':
    'Noch einmal gefragt, beantwortet die andere Bank die Nachforschung: Sie hat die Zahlung gefunden.',
  'engine.chargesTooHigh': '{{trigger}}: Das Entgelt würde den Betrag aufzehren; er wird ohne Entgelt zurückgegeben.',
  'engine.chaseSilent': 'Der Kunde hat auf den Rückruf nicht geantwortet: abgelehnt mit {{code}}.',
  'engine.chaseAnswered': 'Der Rückruf ist bereits mit einer Rückgabe beantwortet: {{code}}.',
  'engine.chaseRefused': 'Der Rückruf wird erneut mit {{code}} abgelehnt.',
  'engine.statusKnown': 'Die Nachricht {{messageId}} wurde angenommen; ihr Status ist {{status}}.',
  'engine.statusUnknown': 'Die Nachricht {{messageId}} ist nie eingegangen.',
};
