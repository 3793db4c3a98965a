import type { Data } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'
import type { TranslatedCollection } from '../rules/translated'

export type Translation = Data<'/api/admin/pages/{uuid}/translations/{locale}'>
export type TranslationField = Translation['fields'][number]
/** `tenant`: the id of the tenant of the document. */
export type Subject = {
  collection: TranslatedCollection
  id: string
  tenant: string
  from: Locale
  to: Locale
}
/** What stands ready for a segment until a person accepts or rejects it. */
export type Proposal = Data<'/api/admin/pages/{uuid}/translations/{locale}/memory'>[number] & {
  origin: 'memory' | 'model' | 'file'
}
export type Loaded = { translation: Translation; etag: string }
export type Body = { segments: { id: string; text: string }[]; settled: string[] }

type Change = { data: Body; etag: string }

/** The operations of the collections have the same shape; products name their id otherwise. */
async function send({ collection, id, to, from, tenant }: Subject, change?: Change) {
  const { panelApiWithEtag } = await import('@/src/api-client/panel')
  const put = change && { method: 'put', body: change.data, headers: { 'if-match': change.etag } }
  // Typed by the schema of each operation; a GET has no body.
  const options = (params: object) => ({ query: { from }, tenant, params, ...put }) as never
  switch (collection) {
    case 'pages':
      return panelApiWithEtag(
        '/api/admin/pages/{uuid}/translations/{locale}',
        options({ uuid: id, locale: to }),
      )
    case 'posts':
      return panelApiWithEtag(
        '/api/admin/posts/{uuid}/translations/{locale}',
        options({ uuid: id, locale: to }),
      )
    default:
      return panelApiWithEtag('/api/admin/products/{id}/translations/{locale}', options({ id, locale: to }))
  }
}

async function request(subject: Subject, change?: Change): Promise<Loaded> {
  const { body, etag } = await send(subject, change)
  return { translation: body.data, etag }
}

export const readTranslation = (subject: Subject): Promise<Loaded> => request(subject)

/** @param etag of the translation that was read */
export const saveTranslation = (subject: Subject, data: Body, etag: string): Promise<Loaded> =>
  request(subject, { data, etag })

/** What the language model makes of the texts that are missing or outdated. Nothing is saved. */
export async function askModel({ collection, id, to, from, tenant }: Subject, signal: AbortSignal) {
  const { panelApi } = await import('@/src/api-client/panel')
  const options = { method: 'post', tenant, signal, body: { from, to, save: false } } as const
  switch (collection) {
    case 'pages':
      return (await panelApi('/api/admin/pages/{uuid}/translate', { ...options, params: { uuid: id } })).data
    case 'posts':
      return (await panelApi('/api/admin/posts/{uuid}/translate', { ...options, params: { uuid: id } })).data
    default:
      return (await panelApi('/api/admin/products/{id}/translate', { ...options, params: { id } })).data
  }
}

/** What translation memory has for the texts that are missing or outdated. */
export async function readProposals({ collection, id, to, from, tenant }: Subject): Promise<Proposal[]> {
  const { panelApi } = await import('@/src/api-client/panel')
  const shared = { query: { from }, tenant }
  const read = () => {
    switch (collection) {
      case 'pages':
        return panelApi('/api/admin/pages/{uuid}/translations/{locale}/memory', {
          ...shared,
          params: { uuid: id, locale: to },
        })
      case 'posts':
        return panelApi('/api/admin/posts/{uuid}/translations/{locale}/memory', {
          ...shared,
          params: { uuid: id, locale: to },
        })
      default:
        return panelApi('/api/admin/products/{id}/translations/{locale}/memory', {
          ...shared,
          params: { id, locale: to },
        })
    }
  }
  return (await read()).data.map((match) => ({ ...match, origin: 'memory' }))
}

/** What the language model makes of one text of a document. Nothing is saved. */
export async function proposeField(
  { collection, id, to, from, tenant }: Subject,
  path: string,
  signal: AbortSignal,
) {
  const { panelApi } = await import('@/src/api-client/panel')
  const options = { method: 'post', tenant, signal, body: { id, path, from, to } } as const
  switch (collection) {
    case 'pages':
      return (await panelApi('/api/admin/pages/translate-field', options)).data
    case 'posts':
      return (await panelApi('/api/admin/posts/translate-field', options)).data
    default:
      return (await panelApi('/api/admin/products/translate-field', options)).data
  }
}
