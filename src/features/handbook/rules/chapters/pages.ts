import type { Chapter } from '../chapter'

export const pages: Chapter = {
  nl: {
    title: 'Pagina’s maken',
    summary: 'Van leeg blad of sjabloon tot een pagina met blokken en een adres.',
    text: `
Een pagina bestaat uit **blokken** onder elkaar: een hero, een tekst, een galerij, vragen, een formulier.

## Een nieuwe pagina
1. Ga naar **Pagina’s** en kies **Nieuw**.
2. Kies een sjabloon, of begin leeg.
3. Typ de titel. Het adres wordt daaruit voorgesteld; u kunt het veranderen, per domein en taal.
4. Voeg blokken toe met **Blok toevoegen**. Elk blok laat zien hoe het eruitziet en waar het voor dient.
5. Wat u typt wordt vanzelf als concept bewaard. Bezoekers zien het pas als u publiceert.

![Het formulier van een pagina met het voorbeeld ernaast](/blocks/handbook/pages.nl.webp)

## Blokken verplaatsen en hergebruiken
Sleep een blok aan zijn greep, of gebruik **⋮** bij het blok: omhoog, omlaag, dupliceren, kopiëren, verwijderen. Een gekopieerd blok plakt u op elke pagina van dezelfde organisatie. Een verborgen blok blijft in het formulier staan, maar niet op de site.

## Blokken bewaren als onderdeel
Kies boven de pagina **Opslaan als sjabloon**, dan **Een onderdeel: blokken om op elke pagina toe te voegen**, en vink de blokken aan. Met **Blok toevoegen** vindt u het daarna op elke pagina onder **Onderdelen**. U voegt een kopie toe, in beide talen: de pagina en het onderdeel veranderen daarna los van elkaar. Een andere naam geven of verwijderen doet u bij **Sjablonen**.

## Als publiceren niet lukt
Boven het formulier staat dan wat er ontbreekt. Elke regel is een link naar het veld. Een blok dat in één taal niet af is, blijft daar weg; het houdt de andere taal niet tegen.

## Een pagina kopiëren of weggooien
Bij **⋮** rechtsboven. Een kopie is een concept zonder adres. Wat u weggooit staat dertig dagen in de prullenbak; zie *Versies en prullenbak*.
`,
  },
  en: {
    title: 'Making pages',
    summary: 'From a blank page or a template to a page with blocks and an address.',
    text: `
A page consists of **blocks** below one another: a hero, a text, a gallery, questions, a form.

## A new page
1. Go to **Pages** and choose **Create New**.
2. Choose a template, or begin with nothing.
3. Type the title. The address is proposed from it; you can change it, for each domain and language.
4. Add blocks with **Add Block**. Each shows what it looks like and what it is for.
5. What you type is saved as a draft by itself. Visitors see it once you publish.

![The form of a page with the preview beside it](/blocks/handbook/pages.en.webp)

## Moving and reusing blocks
Drag a block by its handle, or use its **⋮**: move up, move down, duplicate, copy, remove. A copied block can be pasted on any page of the same tenant. A hidden block stays in the form, but is not on the site.

## Keeping blocks as a part
Choose **Save as template** above the page, then **A part: blocks to add to any page**, and tick the blocks. With **Add Block** you then find it on every page, under **Parts**. You add a copy, in both languages: afterwards the page and the part change independently. You rename or delete it under **Templates**.

## When publishing does not work
Above the form it then says what is missing. Each line is a link to the field. A block that is incomplete in one language is left out there; it does not hold up the other language.

## Copying or deleting a page
Under **⋮** at the top right. A copy is a draft without an address. What you delete is in the trash for thirty days; see *Versions and the trash*.
`,
  },
}
