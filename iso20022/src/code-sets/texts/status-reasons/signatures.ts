/** Reasons about signatures and the transmission of files, in the notation of `read-code-texts.ts`. */
export const signatureTexts = `
[status_reason return_reason cancellation_reason payment_cancellation_rejection reversal_reason mandate_reason]
DS01 Electronic signatures are correct | Elektronische Unterschriften sind richtig | Signatures électroniques correctes
DS02 Order was cancelled | Auftrag wurde storniert | Ordre annulé
DS03 Order could not be cancelled | Auftrag konnte nicht storniert werden | Ordre non annulé
DS04 Order was rejected by the bank | Auftrag von der Bank abgelehnt | Ordre rejeté par la banque
DS05 Order was forwarded for processing | Auftrag zur Verarbeitung weitergeleitet | Ordre transmis pour traitement
DS06 Order waits for further signatures (VEU) | Auftrag in verteilter Unterschrift (VEU) | Ordre en signature disjointe (VEU)
DS07 All was processed by the server | Vom Bankserver vollständig verarbeitet | Traitement complet par le serveur
DS08 File could not be unpacked | Datei nicht dekomprimierbar | Décompression impossible
DS09 File could not be decrypted | Datei nicht entschlüsselbar | Déchiffrement impossible
DS0A Data must be signed | Daten müssen unterschrieben werden | Signature des données requise
DS0B Signature's format is unknown or invalid | Format der Unterschrift unbekannt oder ungültig | Format de signature inconnu ou invalide
DS0C Signer's certificate was revoked | Zertifikat der Person ist gesperrt | Certificat du signataire révoqué
DS0D Signer's certificate is not valid | Zertifikat der Person ist ungültig | Certificat du signataire non valide
DS0E Signer's certificate is missing | Zertifikat der Person fehlt | Certificat du signataire absent
DS0F Issuer of the certificate is unknown | Aussteller des Zertifikats unbekannt | Autorité du certificat inconnue
DS0G Signer may not sign this kind of order | Keine Berechtigung für diese Auftragsart | Signataire non habilité pour ce type d'ordre
DS0H Signer may not sign for this account | Keine Berechtigung für dieses Konto | Signataire non habilité pour ce compte
DS0K Too many transactions for this signer | Zu viele Transaktionen für diese Person | Trop d'opérations pour ce signataire
DS10 First signer's certificate was revoked | Erste Unterschrift: Zertifikat gesperrt | Premier signataire : certificat révoqué
DS11 First signer's certificate is not valid | Erste Unterschrift: Zertifikat ungültig | Premier signataire : certificat non valide
DS12 First signer's certificate is missing | Erste Unterschrift: Zertifikat fehlt | Premier signataire : certificat absent
DS13 First signer's certificate issuer unknown | Erste Unterschrift: Aussteller unbekannt | Premier signataire : autorité inconnue
DS14 User does not exist | Benutzer gibt es nicht | Utilisateur inexistant
DS15 Same signature was sent before | Gleiche Unterschrift bereits gesendet | Signature identique déjà envoyée
DS16 Public key has the wrong version | Version des öffentlichen Schlüssels falsch | Version de clé publique erronée
DS17 Order and signatures do not match | Auftrag und Unterschriften passen nicht | Ordre et signatures ne concordent pas
DS18 Order must be sent again | Auftrag muss wiederholt werden | Ordre à renvoyer
DS19 Signer's rights are not sufficient | Unterschriftsrechte reichen nicht aus | Droits de signature insuffisants
DS20 Second signer's certificate was revoked | Zweite Unterschrift: Zertifikat gesperrt | Second signataire : certificat révoqué
DS21 Second signer's certificate is not valid | Zweite Unterschrift: Zertifikat ungültig | Second signataire : certificat non valide
DS22 Second signer's certificate is missing | Zweite Unterschrift: Zertifikat fehlt | Second signataire : certificat absent
DS23 Second signer's certificate issuer unknown | Zweite Unterschrift: Aussteller unbekannt | Second signataire : autorité inconnue
DS24 Waiting time ran out, order incomplete | Wartezeit abgelaufen, Auftrag unvollständig | Délai d'attente expiré, ordre incomplet
DS25 Order file was deleted | Auftragsdatei wurde gelöscht | Fichier d'ordre supprimé
DS26 Same person signed more than once | Dieselbe Person unterschrieb mehrfach | Plusieurs signatures du même utilisateur
DS27 User is not activated yet | Benutzer noch nicht freigeschaltet | Utilisateur pas encore activé
ID01 Signature came without its file | Unterschrift ohne zugehörige Datei | Signature reçue sans son fichier
TA01 Transmission was broken off | Übertragung wurde abgebrochen | Transmission interrompue
TD01 No data to download | Keine Daten zum Abholen | Aucune donnée à télécharger
TD02 File cannot be read | Datei nicht lesbar | Fichier illisible
TD03 File is incomplete or invalid | Datei unvollständig oder ungültig | Fichier incomplet ou invalide
TS01 Transmission succeeded | Übertragung war erfolgreich | Transmission réussie
TS04 Order to be signed by hand | Auftrag wird von Hand unterschrieben | Ordre à signer à la main
`;
