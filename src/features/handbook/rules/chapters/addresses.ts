import type { Chapter } from '../chapter'

export const addresses: Chapter = {
  nl: {
    title: 'Adressen en doorverwijzingen',
    summary: 'Pagina’s verplaatsen zonder dat een oude link stukgaat.',
    text: `
## De paginaboom
**Paginaboom** laat zien welke pagina’s onder welke staan, per domein en taal, met hun staat. Versleep een pagina, of kies **Verplaatsen** bij de pagina: wat eronder staat gaat mee, en de oude adressen verwijzen door. Daarna kunt u het in één keer terugdraaien.

![De paginaboom](/blocks/handbook/addresses.nl.webp)

## Het adres van een pagina
Staat in het formulier van de pagina, per domein en taal. Een adres dat al bezet is, wordt gemeld voor u opslaat.

## Doorverwijzingen
Onder **Doorverwijzingen** stuurt u een oud adres naar een nieuw:
- *permanent* als het voorgoed is,
- *tijdelijk* als het oude terugkomt,
- *verwijderd* als er niets voor in de plaats komt.

Veel tegelijk? **CSV importeren** leest een CSV-bestand, en zegt van elke regel of die klopt.

## Niet gevonden
**Niet gevonden** toont adressen die bezoekers zochten en die er niet waren, met hoe vaak. Maak er met één klik een doorverwijzing van.
`,
  },
  en: {
    title: 'Addresses and redirects',
    summary: 'Moving pages without breaking an old link.',
    text: `
## The page tree
**Page tree** shows which pages are below which, for each domain and language, with their states. Drag a page, or choose **Move** at the page: what is below it goes along, and the old addresses redirect. Afterwards you can take it back in one go.

![The page tree](/blocks/handbook/addresses.en.webp)

## The address of a page
It is in the form of the page, for each domain and language. An address that is taken is reported before you save.

## Redirects
Under **Redirects** you send an old address to a new one:
- *permanent* when it is for good,
- *temporary* when the old one comes back,
- *gone* when nothing takes its place.

Many at once? **Import CSV** reads a CSV file, and says of each line whether it is right.

## Not found
**Not found** has the addresses that visitors asked for and that did not exist, with how often. Make a redirect of one with a single click.
`,
  },
}
