/** What react-select announces, in English, and what it says in Dutch for the parts that are found. */
const ANNOUNCEMENTS: readonly (readonly [english: RegExp, dutch: (...parts: string[]) => string])[] = [
  [/^All selected options have been cleared\.$/, () => 'Alle keuzes zijn gewist.'],
  [
    /^option (.*) is disabled\. Select another option\.$/s,
    (label) => `${label} kan niet worden gekozen. Kies iets anders.`,
  ],
  [/^option (.*), deselected\.$/s, (label) => `${label} is niet meer gekozen.`],
  [/^options? (.*), selected\.$/s, (labels) => `Gekozen: ${labels}.`],
  [
    /^value (.*) focused, (?:(\d+) of (\d+))?\.$/s,
    (label, index, count) => `${label}${index ? `, keuze ${index} van ${count}` : ''}.`,
  ],
  [
    /^(.*?)( selected)?( disabled)?, (\d+) of (\d+)\.$/s,
    (label, chosen, disabled, index, count) =>
      `${label}${chosen ? ', gekozen' : ''}${disabled ? ', niet te kiezen' : ''}, ${index} van ${count}.`,
  ],
  [
    /^(\d+) results? available(?: for search term (.*))?\.$/s,
    (count, term) =>
      `${count} ${count === '1' ? 'mogelijkheid' : 'mogelijkheden'}${term ? ` voor “${term}”` : ''}.`,
  ],
  [
    /^Use Up and Down to choose options, .*?(, press Tab to select the option and exit the menu)?\.$/s,
    (tab) =>
      `Kies met de pijltjes omhoog en omlaag, neem over met Enter${tab ? ' of Tab' : ''}, sluit met Escape.`,
  ],
  [
    /^(.*) is focused (,type to refine list)?, press Down to open the menu, ( press left to focus selected values)?$/s,
    (label, typing, values) =>
      `${label === 'Select' ? 'Keuzelijst' : label}: ${typing ? 'typ om te zoeken, ' : ''}pijltje omlaag opent de lijst${values ? ', pijltje naar links gaat naar wat gekozen is' : ''}.`,
  ],
  [
    /^Use left and right to toggle between focused values, press Backspace to remove the currently focused value$/,
    () => 'Ga met de pijltjes naar links en rechts langs wat gekozen is, en haal het weg met Backspace.',
  ],
]

/** An announcement in Dutch; null for what is not one of them, or is in Dutch already. */
export function inDutch(text: string): string | null {
  for (const [english, dutch] of ANNOUNCEMENTS) {
    const found = english.exec(text)
    if (found) return dutch(...found.slice(1).map((part: string | undefined) => part ?? ''))
  }
  return null
}
