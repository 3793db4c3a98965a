import type { Chapter } from '../chapter'

export const site: Chapter = {
  nl: {
    title: 'De site instellen',
    summary: 'Domeinen, huisstijl, toestemming en gegevens van de organisatie.',
    text: `
Dit hoofdstuk is voor *beheerders*.

## Domeinen
Onder **Domeinen** staat elk adres waarop de site te vinden is, met zijn talen en homepage. Een nieuw domein gaat open als u hebt aangetoond dat het van u is; het formulier zegt welk DNS-record daarvoor nodig is.

## Huisstijl
Onder **Huisstijlen** kiest u per domein kleuren, lettertype, vormgeving en logo’s. Wat u verandert is een concept: bezoekers zien het pas na **Wijzigingen publiceren**. Onder **Versies** zet u een eerdere huisstijl terug.

Open het live voorbeeld om de huisstijl op echte pagina’s te zien: **Startpagina**, **Artikel**, **Formulier**, of een **Andere pagina**. Kleuren volgen terwijl u typt.

Onder **Palet en contrast** staan de kleuren die de sites van uw organisatie gebruiken, en per gebruik het contrast. Is dat te weinig, dan neemt één klik de dichtstbijzijnde kleur over die wel voldoet.

Met **Huisstijl exporteren** en **Huisstijl importeren** neemt u de instellingen mee naar een ander domein.

![De huisstijl van een domein](/blocks/handbook/site.nl.webp)

## Toestemming
Onder **Toestemming** staan de teksten van de cookievraag. Kies per domein of bezoekers eerst ja moeten zeggen. Wat een bezoeker zag en koos, wordt bewaard als bewijs.

## Site-instellingen
Naam, contactgegevens, blogpagina, en wat zoekmachines van de organisatie mogen weten.

## Bezoekcijfers
Bezoek wordt op de eigen server geteld, zonder cookies en zonder persoonsgegevens. Per domein kan het uit.
`,
  },
  en: {
    title: 'Setting up the site',
    summary: 'Domains, brand, consent and the facts of the organisation.',
    text: `
This chapter is for *admins*.

## Domains
**Domains** has each address at which the site is found, with its languages and home page. A new domain opens once you have shown that it is yours; its form says which DNS record that takes.

## Brand
Under **Brands** you choose colours, font, design and logos for each domain. What you change is a draft: visitors see it after **Publish changes** only. **Versions** brings back an earlier brand.

Open the live preview to see the brand on real pages: **Home page**, **Article**, **Form**, or an **Other page**. Colours follow as you type.

**Palette and contrast** has the colours that the sites of your organization use, and the contrast in each use. Where that is too little, one click takes the nearest colour that passes.

**Export the brand** and **Import a brand** take the settings to another domain.

![The brand of a domain](/blocks/handbook/site.en.webp)

## Consent
**Consent** has the texts of the cookie question. Choose for each domain whether visitors have to say yes first. What a visitor saw and chose is kept as proof.

## Site settings
Name, contact details, blog page, and what search engines may know of the organisation.

## Visits
Visits are counted on our own server, without cookies and without personal data. They can be switched off for a domain.
`,
  },
}
