import type { Chapter } from '../chapter'

export const images: Chapter = {
  nl: {
    title: 'Afbeeldingen',
    summary: 'Uploaden, ordenen, beschrijven en terugvinden.',
    text: `
## Uploaden
Sleep bestanden naar de lijst **Media**, of kies **Bestanden uploaden**. Van elk bestand ziet u hoe ver het is. Wat er al staat wordt overgeslagen. Wat mislukt stuurt u alleen opnieuw.

![De lijst van afbeeldingen met mappen](/blocks/handbook/images.nl.webp)

## Beschrijven
Een **beschrijving** (alt-tekst) zegt wat iemand mist die de afbeelding niet ziet. Zonder beschrijving in een taal kan een pagina ermee in die taal niet online. U vult beide talen naast elkaar in. De assistent kan een voorstel doen.

## Mappen en trefwoorden
Typ bij **Map** een naam; een schuine streep maakt een map in een map. Zet met **Map en trefwoorden** een selectie in één keer goed. Sleept u bestanden naar de lijst van een map, dan komen ze daarin. Een map hernoemt u boven de lijst, met alles wat erin zit.

## Bijsnijden
Kies in het formulier van de afbeelding **Afbeelding bewerken** en zet het **focuspunt**: dat blijft op elk scherm in beeld.

## Rechten
Leg licentie, maker en de laatste dag van het gebruiksrecht vast. Wat verlopen is of binnen dertig dagen verloopt, staat op het overzicht en achter een filter. De afbeelding blijft online tot u haar vervangt.

## Waar gebruikt?
Elke afbeelding noemt de plekken waar zij staat. Zolang zij gebruikt wordt, kan zij niet weg.
`,
  },
  en: {
    title: 'Images',
    summary: 'Uploading, ordering, describing and finding them.',
    text: `
## Uploading
Drag files onto the list **Media**, or choose **Upload files**. You see how far each file is. What is there already is skipped. What failed is sent again by itself.

![The list of images with its folders](/blocks/handbook/images.en.webp)

## Describing
A **description** (alt text) says what somebody misses who does not see the image. Without one in a language, a page with the image cannot go online in that language. Both languages are filled in side by side. The assistant can propose one.

## Folders and tags
Type a name at **Folder**; a slash makes a folder in a folder. **Folder and tags** does a selection at once. Files dropped on the list of a folder go into it. A folder is renamed above the list, with all that is in it.

## Cropping
In the form of the image, choose **Edit Image** and set the **focal point**: it stays in view on every screen.

## Rights
Record the licence, the credit and the last day of the right of use. What has expired, or will within thirty days, is on the overview and behind a filter. The image stays online until you replace it.

## Where used?
Each image names the places that show it. While it is used, it cannot be deleted.
`,
  },
}
