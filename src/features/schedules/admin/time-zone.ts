import { PANEL_DATE_TAGS, type Locale } from '@/src/lib/constants'

/** That of the browser. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const nameOf = (language: Locale, timeZoneName: 'longGeneric' | 'short', at: Date): string | undefined =>
  new Intl.DateTimeFormat(PANEL_DATE_TAGS[language], { timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value

/** `CET` at an instant in winter. */
export const shortZoneName = (language: Locale, at: string): string =>
  nameOf(language, 'short', new Date(at)) ?? ''

/** `Midden-Europese tijd (Europe/Amsterdam)` */
export function zoneName(language: Locale): string {
  return [nameOf(language, 'longGeneric', new Date()), `(${timeZone()})`].filter(Boolean).join(' ')
}
