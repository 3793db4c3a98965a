import { z } from '@hono/zod-openapi'

import type { Brand, Domain } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { DOMAIN_DEFAULTS } from '@/src/features/domains/rules/domain-settings'
import { type ThemeSettings, themeOptions } from '@/src/features/theme/rules/theme-settings'
import { API_LOCALE } from '@/src/lib/constants'
import { uuid } from '../core/schemas'

const MAX_TEXT = 2000

const color = z
  .string()
  .trim()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Must be a colour as #rrggbb, for example #e4572e.')
  .openapi({ example: '#e4572e' })
const image = uuid.nullable().openapi({ description: 'The id of an image.' })

/** Every design setting, in the types of the list that defines them. */
const levers = z.strictObject(
  Object.fromEntries(
    themeOptions.map(({ name, description, options }) => [
      name,
      z.enum(options.map(({ value }) => value)).openapi({ description: description[API_LOCALE] }),
    ]),
  ),
) as unknown as z.ZodObject<{ [L in keyof ThemeSettings]: z.ZodType<ThemeSettings[L], ThemeSettings[L]> }>

export const theme = levers.openapi('Theme')
const themeBody = levers.partial().openapi('ThemeInput')

/** How a site looks, beside its `theme`. */
export const brandFields = {
  themePrimaryColor: color,
  themeSecondaryColor: color,
  themeAccentColor: color,
  themeFontUrl: z.string().trim().max(MAX_TEXT).nullable(),
  logoMedia: image,
  logoDarkMedia: image,
  faviconMedia: image,
  touchIconMedia: image,
}

/** As in a body: what is left out gets the default of a new domain. */
export const brandInput = {
  themePrimaryColor: brandFields.themePrimaryColor.default(DOMAIN_DEFAULTS.themePrimaryColor),
  themeSecondaryColor: brandFields.themeSecondaryColor.default(DOMAIN_DEFAULTS.themeSecondaryColor),
  themeAccentColor: brandFields.themeAccentColor.default(DOMAIN_DEFAULTS.themeAccentColor),
  themeFontUrl: brandFields.themeFontUrl.default(null),
  theme: themeBody.default({}),
  logoMedia: brandFields.logoMedia.default(null),
  logoDarkMedia: brandFields.logoDarkMedia.default(null),
  faviconMedia: brandFields.faviconMedia.default(null),
  touchIconMedia: brandFields.touchIconMedia.default(null),
}

/** The design of a new domain. */
const DEFAULT_THEME = Object.fromEntries(themeOptions.map(({ name, defaultValue }) => [name, defaultValue]))

/** A body's design settings as they are stored: together with the defaults they name every one of them once. */
export const toTheme = (given: z.output<typeof themeBody>): Domain['theme'] =>
  ({ ...DEFAULT_THEME, ...given }) as Domain['theme']

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  reference ? referenceId(reference) : null

/** How a domain looks, or a draft of that. */
export const toBrand = (doc: Domain | Brand) => ({
  themePrimaryColor: doc.themePrimaryColor,
  themeSecondaryColor: doc.themeSecondaryColor,
  themeAccentColor: doc.themeAccentColor,
  themeFontUrl: doc.themeFontUrl ?? null,
  theme: theme.parse(Object.fromEntries(themeOptions.map(({ name }) => [name, doc.theme[name]]))),
  logoMedia: idOf(doc.logoMedia),
  logoDarkMedia: idOf(doc.logoDarkMedia),
  faviconMedia: idOf(doc.faviconMedia),
  touchIconMedia: idOf(doc.touchIconMedia),
})
