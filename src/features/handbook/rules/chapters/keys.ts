import type { Chapter } from '../chapter'

export const keys: Chapter = {
  nl: {
    title: 'Toetsen',
    summary: 'Alles kan zonder muis.',
    text: `
| Toetsen | Doet |
|---|---|
| Ctrl K | Zoeken en opdrachten |
| Ctrl S | Opslaan |
| Ctrl Z, Ctrl Y | Ongedaan maken, opnieuw |
| Tab, Shift Tab | Naar het volgende of vorige onderdeel |
| Escape | Sluiten: een venster, een menu, het volledige scherm |
| / in een tekst | Een kop, lijst, afbeelding of blok invoegen |
| Pijltjes in het voorbeeld | Een ander blok kiezen |
| Alt met een pijltje in het voorbeeld | Het gekozen blok verplaatsen |
| Ctrl C, Ctrl V in het voorbeeld | Het gekozen blok kopiëren, eronder plakken |
| H, Delete in het voorbeeld | Het gekozen blok verbergen, verwijderen |

Op een Mac is Ctrl ⌘. Een schermlezer hoort wat er is opgeslagen, verplaatst of geweigerd.
`,
  },
  en: {
    title: 'Keys',
    summary: 'Everything works without a mouse.',
    text: `
| Keys | What they do |
|---|---|
| Ctrl K | Search and commands |
| Ctrl S | Save |
| Ctrl Z, Ctrl Y | Undo, redo |
| Tab, Shift Tab | To the next or previous part |
| Escape | Close: a dialog, a menu, the full screen |
| / in a text | Insert a heading, list, image or block |
| Arrow keys in the preview | Choose another block |
| Alt with an arrow key in the preview | Move the chosen block |
| Ctrl C, Ctrl V in the preview | Copy the chosen block, paste it below |
| H, Delete in the preview | Hide, remove the chosen block |

On a Mac, Ctrl is ⌘. A screen reader hears what was saved, moved or rejected.
`,
  },
}
