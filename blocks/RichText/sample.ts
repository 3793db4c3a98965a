import type { RichTextBlock } from '@/payload-types'
import { rich, type Sample, t } from '../draft'

export const sample: Sample<RichTextBlock> = {
  blockType: 'richText',
  measure: 'reading',
  heading: t('De kop staat in de marge', 'The heading stands in the margin'),
  content: rich(
    `Een lezer kijkt eerst of een tekst de moeite waard is. Begin daarom met het antwoord en geef pas daarna de uitleg. **Vet** is voor het ene woord dat niemand mag missen, *cursief* voor een titel of een vreemd woord.

### Wat helpt

- één gedachte per alinea
- het werkwoord vooraan, waar het kan
- een link die zegt waar hij heen gaat, zoals [naar het begin](/)

> Wie langer schrijft, heeft korter nagedacht.

Een opsomming met cijfers is voor wat een volgorde heeft:

1. opschrijven
2. een nacht laten liggen
3. de helft doorstrepen`,
    `A reader first looks whether a text is worth the trouble. So begin with the answer and explain it afterwards. **Bold** is for the one word that nobody may miss, *italics* for a title or a foreign word.

### What helps

- one thought to a paragraph
- the verb early on, where it can be
- a link that says where it goes, such as [to the beginning](/)

> Whoever writes at length has thought in short.

A numbered list is for what has an order:

1. write it down
2. sleep on it
3. cross out half of it`,
  ),
}
