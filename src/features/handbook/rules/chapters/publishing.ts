import type { Chapter } from '../chapter'

export const publishing: Chapter = {
  nl: {
    title: 'Publiceren en plannen',
    summary: 'Nu online, later online, of eerst laten beoordelen.',
    text: `
## Publiceren
**Publiceren** zet de taal die u bewerkt online. Met het pijltje ernaast kiest u alle talen. Daarna staat er wat er is gebeurd, met een link naar de pagina en een plek voor de reden; die wordt de naam van de versie.

**Offline halen** staat bij **⋮**. De tekst blijft als concept staan.

## Plannen
1. Kies in het formulier bij **Planning** een datum en tijd. De tijdzone staat erbij.
2. Kies de talen, en of het online of offline gaat.
3. **Kalender** in de navigatie laat de hele maand zien. Versleep daar wat op een andere dag moet.

Een planning gaat binnen een halve minuut na haar tijd in, ook als u bent uitgelogd.

![De kalender met wat er online en offline gaat](/blocks/handbook/publishing.nl.webp)

## Laten beoordelen
Een *schrijver* kiest **Beoordeling vragen** in plaats van te publiceren, met een bericht en eventueel een naam. Wie mag publiceren ziet het verschil met wat online staat, en keurt goed of stuurt terug met een reden. Wat op u wacht staat op het overzicht. Een organisatie kan vier ogen verplicht maken: dan publiceert niemand alleen eigen werk.

## Samen online: releases
1. Kies in het formulier van een pagina, artikel, de navigatie of de voet **Aan release toevoegen**, en een release. Wie mag publiceren maakt daar ook een nieuwe.
2. Open **Releases** in de navigatie. Wat nog is op te lossen staat bij het document: kies **Huidig concept nemen**, **Terug naar wat werd toegevoegd** of **Uit de release halen**. **Controleren** noemt wat er nog ontbreekt.
3. Kies een taal achter **De site met alles in deze release bekijken**. Links naar andere pagina’s blijven in dit voorbeeld.
4. Kies **Nu publiceren** of **Publicatie plannen**. Alles gaat tegelijk online, of niets.

Met **Ongedaan maken** staat er weer wat er eerder stond. De concepten blijven.

## Meer tegelijk
Vink in een lijst pagina’s aan en kies **Publiceren**, **Offline halen**, **Verplaatsen**, **Vertalen** of **Naar de prullenbak**. Per pagina staat erna of het gelukt is, en waarom niet.
`,
  },
  en: {
    title: 'Publishing and scheduling',
    summary: 'Online now, online later, or reviewed first.',
    text: `
## Publishing
**Publish** puts the language that you edit online. The arrow beside it offers all languages. Afterwards it says what happened, with a link to the page and a place for the reason, which becomes the name of the version.

**Unpublish** is under **⋮**. The text stays as a draft.

## Scheduling
1. In the form, choose a date and time at **Schedule**. The time zone is shown.
2. Choose the languages, and whether they go online or offline.
3. **Calendar** in the navigation shows the whole month. Drag what should go on another day.

A schedule takes effect within half a minute of its time, also when you have signed out.

![The calendar with what goes online and offline](/blocks/handbook/publishing.en.webp)

## Having it reviewed
A *writer* chooses **Request review** instead of publishing, with a message and, if wanted, a name. Whoever may publish sees the difference from what is online, and approves it or sends it back with a reason. What waits for you is on the overview. A tenant can require four eyes: then nobody publishes their own work alone.

## Online together: releases
1. In the form of a page, a post, the navigation or the footer, choose **Add to release**, and a release. Whoever may publish can create a new one there.
2. Open **Releases** in the navigation. What has to be settled is shown with the document: choose **Take the current draft**, **Go back to what was added** or **Remove from the release**. **Check** names what is still missing.
3. Choose a language after **View the site with all of this release**. Links to other pages stay in this preview.
4. Choose **Publish now** or **Plan publication**. Everything goes online at once, or nothing.

With **Undo**, what was online before is online again. The drafts stay.

## Several at once
Select pages in a list and choose **Publish**, **Unpublish**, **Move**, **Translate** or **Move to trash**. For each page it then says whether it worked, and why not.
`,
  },
}
