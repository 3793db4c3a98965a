import type { Chapter } from '../chapter'

export const comments: Chapter = {
  nl: {
    title: 'Samenwerken',
    summary: 'Opmerkingen plaatsen, collega’s noemen en zien wie er bezig is.',
    text: `
## Opmerkingen
Open **Opmerkingen** naast het formulier van een pagina, artikel, sjabloon of product. Een opmerking gaat over het geheel, over een veld of over een blok, en gaat mee als dat blok verhuist.

- Met **@** noemt u een collega. Die krijgt een mail en ziet het op het overzicht.
- Antwoord eronder, of kies **Afhandelen** als het klaar is.
- De knop in de kop van een blok zegt hoeveel opmerkingen er open staan.

![Opmerkingen naast het formulier](/blocks/handbook/comments.nl.webp)

## Iemand anders heeft het open
Opent u wat een collega bewerkt, dan staat dat er met de naam erbij. U kunt meekijken, of het overnemen. Slaat een ander iets op terwijl u bezig bent, dan komt dat bij uw volgende wijziging in uw formulier, met een melding wie wat wijzigde. Hebt u allebei dezelfde tekst gewijzigd, dan ziet u beide en kiest u: **Samenvoegen en opslaan**.
`,
  },
  en: {
    title: 'Working together',
    summary: 'Commenting, mentioning colleagues and seeing who is at work.',
    text: `
## Comments
Open **Comments** beside the form of a page, post, template or product. A comment is about the whole document, a field or a block, and follows that block when it moves.

- With **@** you mention a colleague, who gets a mail and sees it on the overview.
- Reply below it, or choose **Resolve** when it is done.
- The button in the header of a block says how many comments are open.

![Comments beside the form](/blocks/handbook/comments.en.webp)

## Somebody else has it open
When you open what a colleague is editing, it says so, with the name. You can look along, or take over. When somebody saves while you are at work, it comes into your form with your next change, and a notice says who changed what. When both of you changed the same text, you see both and choose: **Merge and save**.
`,
  },
}
