import type {
  Availability,
  ConsentText,
  Domain,
  Footer,
  Form,
  Navigation,
  Product,
  SiteSetting,
} from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import type { Layout } from '@/src/features/pages/rules/layouts'
import type { ROUTES } from '@/src/routing/route-table'
import type { BlockDraft, Draft, RichText, Text } from '@/blocks/draft'
import type { RedirectMatch } from '@/src/features/redirects/rules/redirect'

type RouteKey = keyof typeof ROUTES

/** An image file in the tenant's folder under `media/`. `focal` is the point to keep in view, in percent. */
export type ImageSeed = {
  file: string
  folder?: string
  alt: Text
  caption?: Text
  focal?: readonly [x: number, y: number]
}

/** A template; name and description are for editors, in the language of the tenant. */
export type TemplateSeed = {
  name: string
  description: string
  layout?: Layout
  blocks: readonly BlockDraft[]
}

/** The paths of a page: those of its route, or `paths` for a page without a route. */
type Place = { key: RouteKey; paths?: undefined } | { key: string; paths: Text }

export type PageSeed = Place & {
  title: Text
  layout?: Layout
  showTopBar?: boolean
  showFooter?: boolean
  seo: { title?: Text; description: Text; image?: string; noindex?: true }
  blocks: readonly BlockDraft[]
}

/** `brand` is shared by the tenant's domains; a domain that redirects has no pages of its own. */
export type DomainSeed = {
  hostname: string
  defaultLocale: Locale | null
  locales: readonly Locale[]
  redirectTo?: string
}

export type RedirectSeed = {
  from: string
  /** Route key and language of the page that visitors are led to, or a path. */
  to: readonly [key: string, Locale] | string
  status: '301' | '302' | '307' | '308'
  match?: RedirectMatch
}

type Brand = Pick<
  Domain,
  'themePrimaryColor' | 'themeSecondaryColor' | 'themeAccentColor' | 'themeFontUrl' | 'theme' | 'consentMode'
>
type Head = { titleTemplate: Text; defaultTitle: Text; description: Text; ogImage: string }
type Owned = 'tenant' | 'createdAt' | 'updatedAt'

/** `weeks` and `price` (whole euros, without VAT) are minimum and maximum for fitting the block. */
export type BuildingBlockSeed = {
  key: string
  icon: string
  name: Text
  /** At most 140 characters. */
  summary: Text
  group: 'content' | 'communication' | 'data' | 'business'
  weeks: readonly [min: number, max: number]
  price: readonly [min: number, max: number]
  dependsOn: readonly string[]
  page: RouteKey
}

/** A form that shows a confirmation; `key` is what blocks name it with. */
export type FormSeed = { key: string } & Omit<
  Draft<Omit<Form, 'retentionDays' | 'spam' | 'confirmationType' | 'confirmationPage'>>,
  Owned
>
export type AuthorSeed = { key: string; slug: string; name: string; role: Text; bio: Text; photo?: string }
export type CategorySeed = { key: string; name: Text; slug: Text; description: Text }

export type PostSeed = {
  key: string
  title: Text
  slug: Text
  excerpt: Text
  content: RichText
  image?: string
  authors: readonly string[]
  category: string
  /** Separated by commas. */
  tags: Text
  /** ISO 8601. */
  publishedAt: string
  related: readonly string[]
}

export type BlogSeed = {
  authors: readonly AuthorSeed[]
  categories: readonly CategorySeed[]
  posts: readonly PostSeed[]
}

/** Something for sale; its first image is the one that lists show. */
export type ProductSeed = Omit<Draft<Product>, Owned | 'description' | 'status'>

export type TenantSeed = {
  name: string
  slug: 'kade' | 'noorderlicht'
  credit: string
  brand: Brand
  head: Head
  /** The first one carries the redirects. */
  domains: readonly DomainSeed[]
  images: Readonly<Record<string, ImageSeed>>
  pages: readonly PageSeed[]
  templates: readonly TemplateSeed[]
  forms: readonly FormSeed[]
  /** Dependencies come first. */
  buildingBlocks?: readonly BuildingBlockSeed[]
  blog?: BlogSeed
  products?: readonly ProductSeed[]
  navigation: Omit<Draft<Navigation>, Owned>
  footer: Omit<Draft<Footer>, Owned>
  availability: Omit<Draft<Availability>, Owned>
  settings: Omit<Draft<SiteSetting>, Owned>
  consent: Omit<Draft<ConsentText>, Owned>
  redirects: readonly RedirectSeed[]
}
