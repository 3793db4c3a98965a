import { isRecord } from '@/src/lib/is-record'

const COLORS = ['themePrimaryColor', 'themeSecondaryColor', 'themeAccentColor'] as const
export type BrandColor = (typeof COLORS)[number]
export const BRAND_COLORS: readonly BrandColor[] = COLORS

/** The fields that a brand and its domain share. */
const BRAND_FIELDS = [
  ...COLORS,
  'themeFontUrl',
  'theme',
  'logoMedia',
  'logoDarkMedia',
  'faviconMedia',
  'touchIconMedia',
] as const
type BrandField = (typeof BRAND_FIELDS)[number]

/** A document or its id, as an id. */
const plain = (value: unknown): unknown => (isRecord(value) && 'id' in value ? value.id : (value ?? null))

/** How a site looks, without anything else of the document that it is in. */
export const brandOf = <T extends Partial<Record<BrandField, unknown>>>(doc: T): Pick<T, BrandField> =>
  Object.fromEntries(BRAND_FIELDS.map((name) => [name, plain(doc[name])])) as Pick<T, BrandField>
