import type { Chapter } from '../chapter'

export const preview: Chapter = {
  nl: {
    title: 'Bewerken in het voorbeeld',
    summary: 'De pagina op haar eigen site zien terwijl u typt, en daar bewerken.',
    text: `
Het **voorbeeld** naast het formulier is de echte pagina, met de kop en de voet van de site. Het volgt wat u typt.

![Een blok is gekozen in het voorbeeld](/blocks/handbook/preview.nl.webp)

## Bewerken waar u kijkt
- Wijs een blok aan: er verschijnt een rand met de naam. Klik, en het veld in het formulier gaat open.
- Dubbelklik op een kop, een tekst of een knop om die ter plekke te veranderen; Escape sluit af.
- De balk van een blok heeft knoppen om het te verplaatsen, te kopiëren, te verbergen of te verwijderen, en om er een blok boven of onder te zetten.
- Met het toetsenbord: pijltjes kiezen een ander blok, Alt met een pijltje verplaatst het, Delete verwijdert het, H verbergt het.

## Breedte en scherm
Bovenaan het voorbeeld kiest u telefoon, tablet, computer of een eigen breedte. **Voorbeeld in het hele venster** geeft het alle ruimte; Escape brengt u terug.

## Beginnen op de site
**Op de site bewerken** opent de site met een knop *Bewerken* in de hoek van elke pagina. Die knop brengt u naar de goede pagina in het beheer, bij het blok dat u zag. Bezoekers zien die knop niet.

## Een concept laten zien
Met **Voorbeeld delen** (bij **⋮**) maakt u een link naar het concept. Wie hem heeft kan zonder account kijken, tot de link verloopt of u hem intrekt. Zoekmachines vinden hem niet.
`,
  },
  en: {
    title: 'Editing in the preview',
    summary: 'Seeing the page on its own site while you type, and editing there.',
    text: `
The **preview** beside the form is the real page, with the header and footer of the site. It follows what you type.

![A block is chosen in the preview](/blocks/handbook/preview.en.webp)

## Editing where you look
- Point at a block: a frame with its name appears. Click, and its field in the form opens.
- Double-click a heading, a text or a button to change it there and then; Escape ends it.
- The bar of a block has buttons to move, copy, hide or remove it, and to add a block above or below it.
- By keyboard: arrow keys choose another block, Alt with an arrow key moves it, Delete removes it, H hides it.

## Width and screen
Above the preview you choose phone, tablet, computer or a width of your own. **Preview in the whole window** gives it all the room; Escape brings you back.

## Beginning on the site
**Edit on site** opens the site with a button *Edit* in the corner of every page. It takes you to the right page in the panel, at the block that you looked at. Visitors do not see that button.

## Showing a draft
With **Share preview** (under **⋮**) you make a link to the draft. Whoever has it can look without an account, until the link expires or you revoke it. Search engines do not find it.
`,
  },
}
