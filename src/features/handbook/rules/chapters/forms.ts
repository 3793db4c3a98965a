import type { Chapter } from '../chapter'

export const forms: Chapter = {
  nl: {
    title: 'Formulieren en inzendingen',
    summary: 'Een formulier bouwen, en afhandelen wat er binnenkomt.',
    text: `
## Een formulier bouwen
1. Ga naar **Formulieren** en kies **Nieuw**.
2. Voeg velden toe en sleep ze op volgorde. De naam van een veld komt uit zijn label.
3. Vraag om bestanden met het veld **Bestand**: kies **Soorten bestanden**, hoeveel het er mogen zijn en hoe groot. Een bestand wordt herkend aan zijn inhoud, niet aan zijn naam.
4. Toon een veld alleen als het nodig is: kies bij **Alleen tonen als** een ander veld en het antwoord.
5. Zeg wat er na het versturen staat, en wie er een mail krijgt.
6. Zet het formulier met het blok **Formulier** op een pagina.

De bewaartermijn van het formulier bepaalt wanneer inzendingen worden gewist, met hun bestanden.

## Inzendingen afhandelen
**Inzendingen** toont het nieuwste bovenaan. Kies een formulier, en elke vraag krijgt een kolom.

![Inzendingen van één formulier](/blocks/handbook/forms.nl.webp)

- Open een inzending om haar te lezen; ze is dan gelezen.
- Bestanden staan bij hun vraag: kies de naam om er een te downloaden. Ze zijn niet op virussen onderzocht; open alleen wat u verwacht.
- Wijs haar toe aan een collega, en schrijf een opmerking die de inzender niet ziet.
- **Reageren** stuurt een mail naar het adres dat is ingevuld.
- Zet de staat op *afgehandeld*, of op *ongewenst* als het spam is. Ongewenste inzendingen staan apart en geven geen mail.
- **CSV exporteren** geeft een bestand voor een rekenblad.
`,
  },
  en: {
    title: 'Forms and submissions',
    summary: 'Building a form, and handling what comes in.',
    text: `
## Building a form
1. Go to **Forms** and choose **Create New**.
2. Add fields and drag them into order. The name of a field comes from its label.
3. Ask for files with the field **File**: choose **Types of files**, how many there may be and how large. A file is recognised by its content, not by its name.
4. Show a field only when it is needed: at **Show only when**, choose another field and its answer.
5. Say what is shown after sending, and who gets a mail.
6. Put the form on a page with the block **Form**.

The retention period of the form decides when submissions are erased, with their files.

## Handling submissions
**Submissions** has the newest first. Choose a form, and each question gets a column.

![Submissions of one form](/blocks/handbook/forms.en.webp)

- Open a submission to read it; it is then read.
- Files are with their question: choose the name to download one. They are not examined for viruses; open only what you expect.
- Assign it to a colleague, and write a comment that the sender does not see.
- **Reply** sends a mail to the address that was filled in.
- Set its status to *done*, or to *spam*. Spam is kept apart and causes no mail.
- **Export CSV** gives a file for a spreadsheet.
`,
  },
}
