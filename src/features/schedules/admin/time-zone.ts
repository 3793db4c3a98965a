import { LANGUAGES, type Locale } from '@/src/lib/constants'

/** That of the browser. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** `Midden-Europese tijd (Europe/Amsterdam)` */
export function zoneName(language: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].tag, { timeZoneName: 'longGeneric' })
  const name = format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value
  return [name, `(${timeZone()})`].filter(Boolean).join(' ')
}
