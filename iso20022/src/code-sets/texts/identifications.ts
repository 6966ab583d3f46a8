/** Kinds of identifications and accounts, in the notation of `read-code-texts.ts`. */
export const identificationTexts = `
[account_identification]
AIIN Number of a card issuer | Nummer eines Kartenausgebers | Numéro d'émetteur de cartes
BBAN Domestic account number | Inländische Kontonummer | Numéro de compte national
CUID CHIPS participant's number | Nummer eines CHIPS-Teilnehmers | Numéro de participant CHIPS
UPIC Universal payment code, USA | Universeller Zahlungscode, USA | Code de paiement universel, États-Unis
[cash_account_type]
CACC Current account | Girokonto | Compte courant
CARD Card account | Kartenkonto | Compte de carte
CASH Account for cash payments | Konto für Barzahlungen | Compte de paiements en espèces
CHAR Charges account | Entgeltkonto | Compte de frais
CISH Cash income | Ertragskonto | Compte de revenus
COMM Commission account | Provisionskonto | Compte de commissions
CPAC Clearing participant's account | Konto eines Clearingteilnehmers | Compte de participant à la compensation
LLSV Limited liquidity savings | Sparkonto mit beschränkter Verfügung | Épargne à liquidité limitée
LOAN Loan account | Darlehenskonto | Compte de prêt
MGLD Marginal lending account | Spitzenrefinanzierungskonto | Compte de prêt marginal
MOMA Money market account | Geldmarktkonto | Compte du marché monétaire
NFCA Foreign currency account of non-residents | Fremdwährungskonto für Gebietsfremde | Compte en devise de non-résident
NREX Non-resident external account | Auslandskonto für Gebietsfremde | Compte externe de non-résident
ODFT Overdraft account | Überziehungskonto | Compte de découvert
ONDP Overnight deposit | Tagesgeld | Dépôt au jour le jour
OTHR Another kind of account | Andere Kontoart | Autre type de compte
SACC Settlement account | Verrechnungskonto | Compte de règlement
SLRY Salary account | Gehaltskonto | Compte de salaire
SVGS Savings account | Sparkonto | Compte d'épargne
TAXE Tax account | Steuerkonto | Compte fiscal
TRAN Transacting account | Zahlungskonto | Compte d'opérations
TRAS Cash trading account | Handelskonto | Compte de négociation
VACC Virtual account | Virtuelles Konto | Compte virtuel
[organisation_identification]
BANK Bank's party number | Kundennummer bei der Bank | Numéro de client à la banque
BDID Business domain name | Fachbereichskennung | Identifiant de domaine d'activité
BOID Business identifier, other | Andere Unternehmenskennung | Autre identifiant d'entreprise
CBID Central bank's number | Nummer der Zentralbank | Numéro de la banque centrale
CHID Clearing number | Clearingnummer | Numéro de compensation
CINC Certificate of incorporation | Gründungsurkunde | Certificat de constitution
COID Country's company number | Landesweite Unternehmensnummer | Numéro national d'entreprise
CUST Customer number | Kundennummer | Numéro de client
DUNS D-U-N-S number | D-U-N-S-Nummer | Numéro D-U-N-S
EMPL Employer number | Arbeitgebernummer | Numéro d'employeur
GS1G GS1 location number | GS1-Standortnummer | Numéro de lieu GS1
SREN French company number (SIREN) | Französische Unternehmensnummer (SIREN) | Numéro d'entreprise français (SIREN)
SRET French site number (SIRET) | Französische Betriebsnummer (SIRET) | Numéro d'établissement français (SIRET)
TXID Tax number | Steuernummer | Numéro fiscal
[person_identification]
ARNU Alien registration number | Ausländerregisternummer | Numéro d'enregistrement d'étranger
BANK Bank's party number | Kundennummer bei der Bank | Numéro de client à la banque
CCPT Passport number | Passnummer | Numéro de passeport
CUST Customer number | Kundennummer | Numéro de client
DRLC Driving licence | Führerschein | Permis de conduire
EMPL Employee number | Personalnummer | Numéro de salarié
NIDN National identity number | Ausweisnummer | Numéro d'identité national
POID Population register id | Kennung im Melderegister | Identifiant au registre de la population
SOSE Social security number | Sozialversicherungsnummer | Numéro de sécurité sociale
TELE Telephone number | Telefonnummer | Numéro de téléphone
TXID Tax number | Steuernummer | Numéro fiscal
[proxy_account_type]
BIID Biometric identification | Biometrische Kennung | Identification biométrique
CCPT Passport number | Passnummer | Numéro de passeport
CINC Certificate of incorporation | Gründungsurkunde | Certificat de constitution
COID Country's company number | Landesweite Unternehmensnummer | Numéro national d'entreprise
COTX Company's tax number | Steuernummer des Unternehmens | Numéro fiscal de l'entreprise
CUST Customer number | Kundennummer | Numéro de client
DNAM Domain name | Domainname | Nom de domaine
DRLC Driving licence | Führerschein | Permis de conduire
EIDN Electronic identity | Elektronische Identität | Identité électronique
EMAL E-mail address | E-Mail-Adresse | Adresse électronique
EWAL Electronic wallet | Elektronische Geldbörse | Porte-monnaie électronique
LEIC Legal entity identifier | Rechtsträgerkennung (LEI) | Identifiant d'entité juridique (LEI)
MBNO Mobile number | Mobilnummer | Numéro de mobile
NIDN National identity number | Ausweisnummer | Numéro d'identité national
PVTX Person's tax number | Steuernummer der Person | Numéro fiscal de la personne
SHID Shop's number | Nummer des Geschäfts | Numéro du magasin
SOSE Social security number | Sozialversicherungsnummer | Numéro de sécurité sociale
TELE Telephone number | Telefonnummer | Numéro de téléphone
TOKN Token | Token | Jeton
UBIL Utility bill number | Versorgerrechnungsnummer | Numéro de facture de services publics
VIPN Vehicle plate | Fahrzeugkennzeichen | Plaque d'immatriculation
`;
