import type { Chapter } from '../chapter'

export const posts: Chapter = {
  nl: {
    title: 'Artikelen',
    summary: 'Het blog: schrijven, indelen en op het goede moment tonen.',
    text: `
## Een artikel schrijven
1. Ga naar **Artikelen** en kies **Nieuw**.
2. Vul titel, samenvatting en afbeelding in: die staan ook in overzichten en op sociale media.
3. Schrijf de tekst. Met **/** voegt u een kop, lijst, afbeelding of blok in. Selecteer tekst voor vet, een link of code.
4. Kies ten minste één auteur en een categorie.
5. Publiceer, of geef een datum in de toekomst: dan gaat het artikel op die tijd online.

![Het formulier van een artikel](/blocks/handbook/posts.nl.webp)

## Het adres
Een artikel staat onder de blogpagina van de site. Het laatste deel van het adres komt uit de titel. Verandert u het later, dan verwijst het oude adres vanzelf door.

## Auteurs en categorieën
Beide hebben een eigen pagina met hun artikelen. Een auteur of categorie die gebruikt wordt, kan niet weg.

## Zoekmachines
Bij **SEO** staan titel, omschrijving en afbeelding voor zoekmachines. Leeg is goed: dan worden die van het artikel gebruikt.
`,
  },
  en: {
    title: 'Posts',
    summary: 'The blog: writing, sorting and showing at the right moment.',
    text: `
## Writing a post
1. Go to **Posts** and choose **Create New**.
2. Fill in the title, summary and image: they are shown in lists and on social media too.
3. Write the text. With **/** you insert a heading, list, image or block. Select text for bold, a link or code.
4. Choose at least one author and a category.
5. Publish, or give a date in the future: then the post goes online at that time.

![The form of a post](/blocks/handbook/posts.en.webp)

## The address
A post is below the blog page of the site. The last part of its address comes from the title. If you change it later, the old address redirects by itself.

## Authors and categories
Both have a page of their own with their posts. An author or category that is used cannot be deleted.

## Search engines
**SEO** has the title, description and image for search engines. Empty is fine: those of the post are used.
`,
  },
}
