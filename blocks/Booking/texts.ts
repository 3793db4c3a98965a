import type { Messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'

/** Words of the interface, and what an editor wrote. */
export type BookingTexts = Messages['booking']['form'] & {
  noSlots: string
  confirmationHeading: string
  confirmationText: string | null
  cancelledText: string | null
}

/** What every part of the panel is told. */
export type PanelContext = {
  texts: BookingTexts
  locale: Locale
  /** The visitor's clock and the company's. */
  timeZone: string
  companyTimeZone: string
}

/** Puts values in the place of their `{names}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
