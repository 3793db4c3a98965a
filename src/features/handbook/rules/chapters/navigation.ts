import type { Chapter } from '../chapter'

export const navigation: Chapter = {
  nl: {
    title: 'Navigatie en voet',
    summary: 'De links boven en onder elke pagina van de site.',
    text: `
**Navigatie** zijn de links in de kop van de site, **Voet** die onderaan. Elke organisatie heeft er één van.

1. Open **Navigatie** of **Voet**.
2. Voeg een link toe en kies een pagina, een artikel of een eigen adres. Een link naar een pagina verandert mee als haar adres verandert.
3. Sleep de links op volgorde. Een link in de kop kan links onder zich hebben.
4. Geef elke link een tekst in elke taal.
5. Bekijk het resultaat in het voorbeeld en publiceer, per taal. Tot dan zien bezoekers de vorige links.

![Het formulier van de navigatie](/blocks/handbook/navigation.nl.webp)

## Waarom staat een link er niet?
Een link valt in een taal weg als zijn tekst daar ontbreekt, of als de pagina daar niet online is. Bovenaan het formulier staat welke links dat zijn, en waarom.
`,
  },
  en: {
    title: 'Navigation and footer',
    summary: 'The links above and below every page of the site.',
    text: `
**Navigation** has the links in the header of the site, **Footer** those at its bottom. Each tenant has one of both.

1. Open **Navigation** or **Footer**.
2. Add a link and choose a page, a post or an address of its own. A link to a page changes along with the address of that page.
3. Drag the links into order. A link in the header can have links below it.
4. Give each link a text in every language.
5. Look at the result in the preview and publish, by language. Until then visitors see the former links.

![The form of the navigation](/blocks/handbook/navigation.en.webp)

## Why is a link not shown?
A link is left out in a language where its text is missing, or where its page is not online. The top of the form names those links, and says why.
`,
  },
}
