import { rich, t } from '@/blocks/draft'

/** The chapters, in their order. */
export const articles = [
  {
    heading: t('Wie en wat', 'Who and what'),
    content: rich(
      '**1.1** Wij zijn Kade, Werfkade 12, 3511 Utrecht. U bent degene die deze site bezoekt of ons een opdracht geeft.\n\n**1.2** Deze voorwaarden gelden voor de site en voor elke overeenkomst tussen u en ons. Uw eigen inkoopvoorwaarden gelden alleen als wij dat schriftelijk hebben bevestigd.\n\n**1.3** Staat in een offerte of contract iets anders dan hier, dan gaat dat voor.\n\n**1.4** Schriftelijk is ook: per e-mail.',
      '**1.1** We are Kade, Werfkade 12, 3511 Utrecht. You are whoever visits this site or gives us a commission.\n\n**1.2** These terms apply to the site and to every agreement between you and us. Your own purchasing terms apply only if we have confirmed so in writing.\n\n**1.3** Where a quote or contract says something different, that prevails.\n\n**1.4** In writing includes: by e-mail.',
    ),
  },
  {
    heading: t('Deze site', 'This site'),
    content: rich(
      '**2.1** U mag de site lezen, ernaar linken en er met bronvermelding uit citeren. De teksten en tekeningen zijn van ons.\n\n**2.2** De bedragen en looptijden op de site zijn bedoeld om een indruk te geven. Aan de uitkomst van [de samensteller](page:werkwijze-blocks-blocks-configurator) kunt u geen rechten ontlenen; aan een offerte wel.\n\n**2.3** Wat u via een formulier stuurt, gebruiken we om u te antwoorden. Hoe lang we het bewaren, staat bij het formulier.\n\n**2.4** Vindt u een lek in de beveiliging, meld het dan aan ons en geef ons een redelijke tijd om het te herstellen. Wij doen dan geen aangifte en noemen uw naam als u dat wilt.',
      '**2.1** You may read the site, link to it and quote from it, naming the source. The texts and drawings are ours.\n\n**2.2** Amounts and durations on the site are meant to give an impression. The result of [the configurator](page:werkwijze-blocks-blocks-configurator) gives you no rights; a quote does.\n\n**2.3** What you send through a form, we use to answer you. How long we keep it is stated at the form.\n\n**2.4** If you find a hole in our security, report it to us and give us reasonable time to mend it. We will then not press charges, and will name you if you like.',
    ),
  },
  {
    heading: t('Een opdracht', 'A commission'),
    content: rich(
      '**3.1** Een overeenkomst begint als u een offerte schriftelijk aanvaardt. Een offerte geldt dertig dagen.\n\n**3.2** Een vaste prijs hoort bij een beschreven resultaat. Verandert het resultaat, dan zeggen we vooraf wat dat kost. Zonder uw akkoord bouwen we het niet.\n\n**3.3** U zorgt voor iemand die vragen kan beantwoorden, en voor toegang tot de systemen waarmee we koppelen. Duurt een antwoord langer dan vijf werkdagen, dan schuift de planning mee.\n\n**3.4** Elke vrijdag leveren we iets op dat u kunt proberen. Wat u binnen tien werkdagen niet afkeurt, geldt als aanvaard. Aan een fout die u toen niet kon zien, verandert dat niets.',
      '**3.1** An agreement begins when you accept a quote in writing. A quote is valid for thirty days.\n\n**3.2** A fixed price belongs to a described result. If the result changes, we say beforehand what that costs. Without your consent we do not build it.\n\n**3.3** You provide somebody who can answer questions, and access to the systems we connect to. If an answer takes more than five working days, the schedule shifts with it.\n\n**3.4** Every Friday we deliver something you can try. What you do not reject within ten working days counts as accepted. That changes nothing about a fault you could not see then.',
    ),
  },
  {
    heading: t('Betalen', 'Payment'),
    content: rich(
      '**4.1** Alle bedragen zijn in euro en zonder btw. We factureren per opgeleverd stuk, achteraf.\n\n**4.2** U betaalt binnen dertig dagen. Daarna rekenen we de wettelijke handelsrente, na één herinnering.\n\n**4.3** Bent u het met een factuur niet eens, zeg dat dan binnen veertien dagen. Het deel dat niet ter discussie staat, betaalt u gewoon.\n\n**4.4** Loopt een betaling zestig dagen achter, dan mogen we het werk neerleggen. We zeggen dat een week van tevoren.',
      '**4.1** All amounts are in euros and exclude VAT. We invoice each piece after it has been delivered.\n\n**4.2** You pay within thirty days. After that we charge the statutory commercial interest, after one reminder.\n\n**4.3** If you disagree with an invoice, say so within fourteen days. The part not in dispute you simply pay.\n\n**4.4** If a payment is sixty days late, we may lay down the work. We say so a week ahead.',
    ),
  },
  {
    heading: t('Code, gegevens en geheimen', 'Code, data and secrets'),
    content: rich(
      '**5.1** De code die we voor u schrijven, is van u vanaf het moment dat ze ontstaat. Ze staat in uw eigen repository.\n\n**5.2** Bouwblokken krijgt u onder een open licentie. U mag ze gebruiken, veranderen en doorgeven; wij mogen ze blijven gebruiken.\n\n**5.3** Uw gegevens blijven van u. Verwerken we persoonsgegevens voor u, dan sluiten we eerst een verwerkersovereenkomst.\n\n**5.4** Wat we van elkaar horen en wat vertrouwelijk is, houden we voor ons, tot vijf jaar na het einde van het werk.\n\n**5.5** Na afloop wissen we onze kopieën binnen dertig dagen, behalve wat de wet ons laat bewaren.',
      '**5.1** The code we write for you is yours from the moment it comes about. It is kept in your own repository.\n\n**5.2** You get building blocks under an open licence. You may use, change and pass them on; we may keep using them.\n\n**5.3** Your data remains yours. If we process personal data for you, we first conclude a processing agreement.\n\n**5.4** What we hear from each other in confidence we keep to ourselves, until five years after the work has ended.\n\n**5.5** Afterwards we erase our copies within thirty days, except what the law has us keep.',
    ),
  },
  {
    heading: t('Als het misgaat', 'When it goes wrong'),
    content: rich(
      '**6.1** Een fout in ons werk herstellen we kosteloos, tot zes maanden na aanvaarding. Een fout is: het doet niet wat beschreven was.\n\n**6.2** Onze aansprakelijkheid is per opdracht beperkt tot het bedrag van die opdracht. Dat geldt niet bij opzet of bewuste roekeloosheid.\n\n**6.3** U mag op elk moment stoppen. U betaalt wat af is en de week die loopt, en krijgt alles mee wat er ligt.\n\n**6.4** Overmacht schuift de planning op. Duurt zij langer dan zestig dagen, dan mogen we allebei stoppen.\n\n**6.5** Nederlands recht is van toepassing. We praten eerst; lukt dat niet, dan oordeelt de rechter in Utrecht.\n\n**6.6** Veranderen deze voorwaarden, dan geldt voor een lopende opdracht de versie waarmee zij begon.',
      '**6.1** A fault in our work we mend free of charge, until six months after acceptance. A fault is: it does not do what was described.\n\n**6.2** Our liability is limited, per commission, to the amount of that commission. This does not hold for intent or deliberate recklessness.\n\n**6.3** You may stop at any moment. You pay for what is finished and for the current week, and take along all there is.\n\n**6.4** Force majeure shifts the schedule. If it lasts more than sixty days, either of us may stop.\n\n**6.5** Dutch law applies. We talk first; if that fails, the court in Utrecht decides.\n\n**6.6** If these terms change, a running commission keeps the version it began with.',
    ),
  },
] as const
