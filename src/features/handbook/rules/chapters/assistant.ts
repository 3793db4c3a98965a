import type { Chapter } from '../chapter'

export const assistant: Chapter = {
  nl: {
    title: 'De assistent',
    summary: 'Een taalmodel dat voorstellen doet, waar u ja of nee tegen zegt.',
    text: `
De **assistent** leest en schrijft mee, als uw organisatie een taalmodel heeft ingesteld.

## Wat hij doet
- Een tekst korter, duidelijker of in de andere taal.
- Een beschrijving bij een afbeelding.
- Een hele pagina vertalen of een blok toevoegen, in een gesprek.

## Zo gebruikt u hem
1. Kies **Assistent** in een formulier, of in de navigatie.
2. Zeg wat u wilt, in gewone woorden.
3. Bekijk het voorstel, met de verschillen gemarkeerd, of in het voorbeeld van de pagina.
4. Neem het over: alles, of per stuk. Of niet.

Er verandert niets voor u ja zegt, en wat u overneemt kunt u ongedaan maken. De assistent mag nooit meer dan u.

## Kosten
Elke organisatie heeft een budget per maand. Op het overzicht ziet u wat ervan is gebruikt. Wat naar het taalmodel gaat staat bij de instellingen.
`,
  },
  en: {
    title: 'The assistant',
    summary: 'A language model that proposes; you say yes or no.',
    text: `
The **assistant** reads and writes along, if your tenant has set up a language model.

## What it does
- Make a text shorter, clearer or put it in the other language.
- Describe an image.
- Translate a whole page or add a block, in a conversation.

## How to use it
1. Choose **Assistant** in a form, or in the navigation.
2. Say what you want, in plain words.
3. Look at the proposal, with its differences marked, or in the preview of the page.
4. Accept it: all, or in part. Or do not.

Nothing changes before you say yes, and what you accept can be undone. The assistant may never do more than you.

## Costs
Each tenant has a budget per month. The overview shows how much of it is used. What is sent to the language model is in the settings.
`,
  },
}
