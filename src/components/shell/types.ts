import type { Locale } from '@/src/lib/constants'
import type { Layout } from '@/src/features/pages/rules/layouts'

/** A link of the header or footer; `href` can be used as is. */
export type ShellLink = { label: string; href: string; newTab: boolean; current: boolean }
export type ShellItem = ShellLink & { children: ShellLink[] }

/** The page in a locale in which it is published; `current` is the one shown. */
export type ShellLanguage = { locale: Locale; name: string; href: string; current: boolean }

export type ShellImage = { src: string; width: number | null; height: number | null }

export type ShellFooter = {
  statement: string | null
  columns: { heading: string; links: ShellLink[] }[]
  smallPrint: string | null
  organisation: {
    name: string
    email: string | null
    telephone: string | null
    streetAddress: string | null
    postalCode: string | null
    city: string | null
    registrationNumber: string | null
    vatNumber: string | null
  }
  profiles: { label: string; url: string }[]
}

/** The shell as plain data: header, footer and which of them to show. */
export type Shell = {
  locale: Locale
  /** `over-ons___nl` */
  routeName: string
  siteName: string
  tagline: string | null
  /** Path of the home page in the current locale. */
  homeHref: string
  logo: ShellImage
  logoDark: ShellImage
  navigation: ShellItem[]
  callToAction: ShellLink | null
  languages: ShellLanguage[]
  /** The name of the cookie that stores the language that a visitor chose. */
  languageCookie: string
  footer: ShellFooter
  layout: Layout
  showTopBar: boolean
  showFooter: boolean
}
