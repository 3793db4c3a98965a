import type { Chapter } from '../chapter'

export const start: Chapter = {
  nl: {
    title: 'Beginnen',
    summary: 'Inloggen, de organisatie kiezen en de weg vinden.',
    text: `
Na het inloggen ziet u het **Overzicht**: wat op u wacht, wat ingepland is, wat aandacht vraagt en wat u het laatst bewerkte. Links staat de navigatie, bovenaan de organisatie waarin u werkt.

![Het overzicht, met links de navigatie](/blocks/handbook/start.nl.webp)

## De organisatie kiezen
Werkt u voor meer organisaties, dan kiest u bovenaan voor welke. Alles wat u daarna ziet en maakt hoort bij die ene organisatie. Ook de volgende keer begint u daar.

## Iets vinden
1. Druk op **Ctrl K** (op een Mac: ⌘ K) of op **Zoeken** bovenaan.
2. Typ een paar letters: een titel, een adres, de naam van een afbeelding of van een collega. Een tikfout mag.
3. Kies met de pijltjes en druk op Enter.

## Uw taal
Onder **Account** kiest u de taal van het beheer. De taal van de *inhoud* kiest u in het formulier zelf, bij **Taal**.

## Geen toegang?
Wat u mag hangt af van uw rol: een *lezer* kijkt en plaatst opmerkingen, een *schrijver* maakt concepten, een *redacteur* publiceert, een *beheerder* stelt ook de site en de mensen in. Mist u iets, vraag dan de beheerder van uw organisatie.
`,
  },
  en: {
    title: 'Getting started',
    summary: 'Signing in, choosing the tenant and finding your way.',
    text: `
After signing in you see the **Overview**: what waits for you, what is scheduled, what needs attention and what you edited last. The navigation is on the left; the tenant that you work in is at the top.

![The overview, with the navigation on the left](/blocks/handbook/start.en.webp)

## Choosing the tenant
If you work for several tenants, choose one at the top. All that you see and make from then on belongs to that tenant. Next time you begin there again.

## Finding something
1. Press **Ctrl K** (on a Mac: ⌘ K) or **Search** at the top.
2. Type a few letters: a title, an address, the name of an image or of a colleague. A typing error does not matter.
3. Choose with the arrow keys and press Enter.

## Your language
Under **Account** you choose the language of the panel. The language of the *content* is chosen in each form, at **Language**.

## No access?
What you may do depends on your role: a *viewer* looks and comments, a *writer* makes drafts, an *editor* publishes, an *admin* also sets up the site and the people. If something is missing, ask the admin of your tenant.
`,
  },
}
