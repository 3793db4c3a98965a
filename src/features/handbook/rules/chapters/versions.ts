import type { Chapter } from '../chapter'

export const versions: Chapter = {
  nl: {
    title: 'Versies en prullenbak',
    summary: 'Ongedaan maken, terugkijken, terugzetten en terughalen.',
    text: `
## Ongedaan maken
In een formulier maken **Ctrl Z** en **Ctrl Y** elke wijziging ongedaan en weer gedaan, ook een verwijderd blok: tot tweehonderd stappen. De knoppen bovenaan zeggen wat ze terugdraaien.

## Versies
Op het tabblad **Versies** staat wat er is bewaard: wanneer, in welke taal, door wie en waarom. Open een versie om te zien welke woorden er anders zijn.

![Een versie vergeleken met de nieuwste, met de verschillen in woorden](/blocks/handbook/versions.nl.webp)

- **Naam geven** bewaart een versie blijvend, zoals “Voor de herfstcampagne”.
- **Terugzetten** vraagt in welke talen, zegt vooraf wat dat doet, en geeft een concept. Wat online staat verandert pas als u publiceert.
- **Terug naar wat online staat** gooit de wijzigingen van één taal weg. Ook dat kunt u ongedaan maken.

## Prullenbak
Weggegooide pagina’s en artikelen staan dertig dagen in de **prullenbak** van hun lijst. **Terugzetten** maakt er weer een concept van, met hun adressen. Voor u iets weggooit ziet u waar het gebruikt wordt, en wat het weggooien tegenhoudt.
`,
  },
  en: {
    title: 'Versions and the trash',
    summary: 'Undoing, looking back, restoring and recovering.',
    text: `
## Undo
In a form, **Ctrl Z** and **Ctrl Y** undo and redo every change, a removed block too: up to two hundred steps. The buttons at the top say what they undo.

## Versions
The tab **Versions** has what was saved: when, in which language, by whom and why. Open a version to see which words differ.

![A version compared with the newest one, with the differences in words](/blocks/handbook/versions.en.webp)

- **Name this version** keeps a version for good, such as “Before the autumn campaign”.
- **Restore** asks for the languages, says beforehand what it will do, and gives a draft. What is online changes once you publish.
- **Back to what is online** drops the changes of one language. That can be undone too.

## Trash
Deleted pages and posts are in the **trash** of their list for thirty days. **Restore** makes them drafts again, with their addresses. Before you delete something you see where it is used, and what will reject the deletion.
`,
  },
}
