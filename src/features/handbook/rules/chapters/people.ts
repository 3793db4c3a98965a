import type { Chapter } from '../chapter'

export const people: Chapter = {
  nl: {
    title: 'Mensen en rollen',
    summary: 'Uitnodigen, rollen geven en veilig inloggen.',
    text: `
## Iemand uitnodigen
1. Ga naar **Gebruikers** en kies **Iemand uitnodigen**.
2. Geef het mailadres en kies een rol.
3. De ander krijgt een mail. Is er geen mail ingesteld, dan krijgt u een link om zelf door te geven, één keer en zeven dagen geldig.

![Iemand uitnodigen](/blocks/handbook/people.nl.webp)

## Rollen
- **Lezer**: kijkt, en plaatst opmerkingen.
- **Schrijver**: maakt concepten en vraagt er een beoordeling van.
- **Redacteur**: publiceert, en beheert afbeeldingen, formulieren en doorverwijzingen.
- **Beheerder**: ook site, domeinen en mensen.

Iemand kan in elke organisatie een andere rol hebben.

## Veilig inloggen
Onder **Account** stelt u een tweede stap in: een app met codes of een passkey. Bewaar de herstelcodes. U ziet daar ook waar u bent ingelogd, en kunt alles uitloggen.

## Wie deed wat?
Het **logboek** zegt wie wat wanneer veranderde, ook via de API en door de assistent.
`,
  },
  en: {
    title: 'People and roles',
    summary: 'Inviting, giving roles and signing in safely.',
    text: `
## Inviting somebody
1. Go to **Users** and choose **Invite somebody**.
2. Give the e-mail address and choose a role.
3. The other person gets a mail. Where no e-mail is configured you get a link to hand over, valid once and for seven days.

![Inviting somebody](/blocks/handbook/people.en.webp)

## Roles
- **Viewer**: looks, and comments.
- **Writer**: makes drafts and requests review.
- **Editor**: publishes, and manages images, forms and redirects.
- **Admin**: the site, domains and people as well.

Somebody can have another role in each tenant.

## Signing in safely
Under **Account** you set up a second step: an app with codes or a passkey. Keep the recovery codes. It also shows where you are signed in, and can sign out everywhere.

## Who did what?
The **audit log** says who changed what and when, by the API and by the assistant too.
`,
  },
}
