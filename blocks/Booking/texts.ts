import type { Messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'

/** Interface texts, and those of the block. */
export type BookingTexts = Messages['booking']['form'] & {
  noSlots: string
  confirmationHeading: string
  confirmationText: string | null
  cancelledText: string | null
}

/** Shared props of the panel's components. */
export type PanelContext = {
  texts: BookingTexts
  locale: Locale
  /** The time zones of the visitor and of the tenant. */
  timeZone: string
  companyTimeZone: string
}

/** Replaces `{name}` placeholders. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
