import { likePages } from '@/src/api-client/like-pages'
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

/** The id under both of its names; the path takes one. */
const named = (id: string) => ({ uuid: id, id })

type Change = { data: Body; etag: string }

async function request({ collection, id, to, from, tenant }: Subject, change?: Change): Promise<Loaded> {
  const { panelApiWithEtag } = await import('@/src/api-client/panel')
  const path = likePages(collection, '/{uuid}/translations/{locale}')
  const shared = { query: { from }, tenant, params: { ...named(id), locale: to } }
  const { body, etag } = change
    ? await panelApiWithEtag(path, {
        ...{ ...shared, method: 'put', body: change.data },
        ...{ headers: { 'if-match': change.etag } },
      })
    : await panelApiWithEtag(path, shared)
  return { translation: body.data, etag }
}

export const readTranslation = (subject: Subject): Promise<Loaded> => request(subject)

/** @param etag of the translation that was read */
export const saveTranslation = (subject: Subject, data: Body, etag: string): Promise<Loaded> =>
  request(subject, { data, etag })

/** What the language model makes of the texts that are missing or outdated. Nothing is saved. */
export async function askModel({ collection, id, to, from, tenant }: Subject, signal: AbortSignal) {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi(likePages(collection, '/{uuid}/translate'), {
    ...{ method: 'post', tenant, signal, params: named(id) },
    body: { from, to, save: false },
  })
  return data
}

/** What translation memory has for the texts that are missing or outdated. */
export async function readProposals({ collection, id, to, from, tenant }: Subject): Promise<Proposal[]> {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi(likePages(collection, '/{uuid}/translations/{locale}/memory'), {
    ...{ query: { from }, tenant, params: { ...named(id), locale: to } },
  })
  return data.map((match) => ({ ...match, origin: 'memory' }))
}

/** What the language model makes of one text of a document. Nothing is saved. */
export async function proposeField(
  { collection, id, to, from, tenant }: Subject,
  path: string,
  signal: AbortSignal,
) {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi(likePages(collection, '/translate-field'), {
    ...{ method: 'post', tenant, signal },
    body: { id, path, from, to },
  })
  return data
}
