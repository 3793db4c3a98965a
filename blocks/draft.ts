import type { Form, Media, Page } from '@/payload-types'
import { type LocaleTexts, textsInOrder, type TextsInOrder } from '@/src/i18n/locale-texts'

/** A text in every locale. */
export type Text = LocaleTexts

/** Rich text, as Markdown in every locale. */
export type RichText = { readonly markdown: Text }

/** An image of the tenant, by its key in the tenant's list of images. */
export type ImageRef = { readonly image: string }

/** A page of the tenant, by its route key. */
export type PageRef = { readonly pageKey: string }

/** A form of the tenant, by its key in the tenant's list of forms. */
export type FormRef = { readonly formKey: string }

export const t = textsInOrder
export const rich = (...markdown: TextsInOrder): RichText => ({ markdown: t(...markdown) })
export const form = (formKey: string): FormRef => ({ formKey })
export const image = (key: string): ImageRef => ({ image: key })

/** A link to a page of the tenant. */
export const toPage = (pageKey: string, label: Text) =>
  ({ type: 'page', page: { pageKey }, label, newTab: false }) as const
/** A link to a URL: a path, an #anchor, https:, mailto: or tel:. */
export const toUrl = (url: string, label: Text) => ({ type: 'url', url, label, newTab: false }) as const

type FromPayload = 'id' | 'href' | 'blockName' | 'showIn' | 'hidden'
// Documents have only optional fields, so `extends` cannot distinguish them, but a key can.
type Has<T, Key extends PropertyKey> = Key extends keyof T ? true : false
type Value<T> = T extends readonly (infer Item)[]
  ? readonly Value<Item>[]
  : T extends object
    ? Part<T>
    : string extends T
      ? string | Text
      : T
/** Fields of a block that have a default value. */
type Defaulted = 'width' | 'autocomplete' | 'tone' | 'measure' | 'ratio' | 'columns' | 'mark'
type Fields<T extends object> = {
  readonly [Key in keyof T as Exclude<Key, FromPayload | Defaulted>]: Value<T[Key]>
} & { readonly [Key in keyof T as Extract<Key, Defaulted>]?: Value<T[Key]> }
type Part<T extends object> = T extends { root: object }
  ? RichText
  : Has<T, keyof Pick<Media, 'blurDataUrl'>> extends true
    ? ImageRef
    : Has<T, keyof Pick<Page, 'routeKey'>> extends true
      ? PageRef
      : Has<T, keyof Pick<Form, 'retentionDays'>> extends true
        ? FormRef
        : Fields<T>

/**
 * A Payload document or block as written in code: texts in every locale at once, images, pages and forms by key.
 * Fields that Payload fills in are left out.
 */
export type Draft<T> = Value<T>

export type BlockDraft = Draft<NonNullable<Page['blocks']>[number]>

type ShowsOwn<T> = [Extract<T, ImageRef | FormRef>] extends [never] ? false : true
type WithoutOwn<T> = T extends Text | RichText | PageRef
  ? T
  : T extends readonly (infer Item)[]
    ? readonly WithoutOwn<Item>[]
    : T extends object
      ? { [Key in keyof T as ShowsOwn<T[Key]> extends true ? never : Key]: WithoutOwn<T[Key]> }
      : T

/** Example content of a block: brand-neutral, and without images and forms, which its users add. */
export type Sample<T> = WithoutOwn<Draft<T>>
