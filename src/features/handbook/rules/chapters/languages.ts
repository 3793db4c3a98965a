import type { Chapter } from '../chapter'

export const languages: Chapter = {
  nl: {
    title: 'Twee talen',
    summary: 'Vertalen, naast elkaar werken en per taal publiceren.',
    text: `
Elke pagina en elk artikel bestaat in het Nederlands en het Engels. De talen delen de blokken en de afbeeldingen; de teksten zijn per taal.

## Van taal wisselen
Kies bovenaan het formulier bij **Taal**. Achter elke taal staat hoe het ermee is: *online*, *gewijzigd*, *gepland*, *concept* of *ontbreekt*. In lijsten staan dezelfde woorden per taal.

![Het menu van talen met de staat van elke taal](/blocks/handbook/languages.nl.webp)

## Vertalen
1. Kies in het formulier **Naast elkaar vertalen**. Links staat de bron, rechts de vertaling.
2. Vertaal zelf, of laat het taalmodel een voorstel maken voor één tekst of voor alles.
3. Lees na, pas aan en sla op. Een vertaling blijft een concept tot u publiceert.

Is de bron daarna veranderd, dan staat dat bij het stuk dat erbij hoort. **Vertalingen** in de navigatie laat zien wat er nog te doen is, en vertaalt een selectie in één keer. Een begrippenlijst en eerdere vertalingen worden vanzelf gebruikt.

## Per taal online
U publiceert één taal tegelijk, of beide. Ontbreekt een taal, dan bestaat de pagina daar niet: links ernaar vallen weg en de taalwisselaar slaat haar over. Een blok dat maar in één taal af is, staat alleen daar.
`,
  },
  en: {
    title: 'Two languages',
    summary: 'Translating, working side by side and publishing by language.',
    text: `
Every page and every post exists in Dutch and English. The languages share the blocks and images; the texts are per language.

## Changing the language
Choose at **Language** at the top of the form. Each language says how it is: *online*, *changed*, *scheduled*, *draft* or *missing*. Lists have the same words for each language.

![The menu of languages with the state of each](/blocks/handbook/languages.en.webp)

## Translating
1. Choose **Translate side by side** in the form. The source is on the left, the translation on the right.
2. Translate yourself, or have the language model propose one text or all of them.
3. Read, correct and save. A translation remains a draft until you publish.

If the source changed later, the part that belongs to it says so. **Translations** in the navigation shows what is left to do, and translates a selection at once. A glossary and earlier translations are used by themselves.

## Online by language
You publish one language at a time, or both. Where a language is missing, the page does not exist there: links to it are left out, and the language switch skips it. A block that is complete in one language only is shown there only.
`,
  },
}
