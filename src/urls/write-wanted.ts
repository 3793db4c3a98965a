import { ValidationError, type PayloadRequest } from 'payload'

import type { PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { addressTaken, type Holder } from './taken-path'

/** Where a page is to be found: `domain` is an id, `path` within the language, as it is stored. */
export type WantedUrl = { domain: string; locale: Locale; path: string; canonical: boolean }

const COLLECTION = 'page-urls'

const KINDS = {
  page: { nl: 'de pagina', en: 'the page' },
  post: { nl: 'het artikel', en: 'the post' },
  author: { nl: 'de auteur', en: 'the author' },
  category: { nl: 'de categorie', en: 'the category' },
} as const

function nameOf(document: NonNullable<PageUrl['page' | 'post' | 'author' | 'category']>): string {
  const id = referenceId(document)
  if (typeof document === 'string') return id
  const name = 'title' in document ? document.title : document.name
  return name ? `“${name}” (${id})` : id
}

/** What the caller may see of the document that has an address. */
function holderIn(url: PageUrl): Holder | undefined {
  for (const kind of ['page', 'post', 'author', 'category'] as const) {
    const document = url[kind]
    if (document)
      return { nl: `${KINDS[kind].nl} ${nameOf(document)}`, en: `${KINDS[kind].en} ${nameOf(document)}` }
  }
  return undefined
}

type Target = { page: string; wanted: WantedUrl; field: string }

/** Throws when another document has the address: once Postgres refuses it, nothing more can be asked. */
async function refuseTaken(req: PayloadRequest, { page, wanted, field }: Target): Promise<void> {
  const { domain, locale, path } = wanted
  const { docs } = await req.payload.find({
    collection: COLLECTION,
    where: { domain: { equals: domain }, locale: { equals: locale }, path: { equals: path } },
    pagination: false,
    depth: 1,
    locale,
    req,
    user: req.user,
    overrideAccess: false,
  })
  const [other] = docs.filter((url) => !url.page || referenceId(url.page) !== page)
  if (other)
    throw addressTaken(path, { collection: COLLECTION, field: `${field}.path` }, req, holderIn(other))
}

/** What was refused of one URL, by the place that it has among the wanted ones. */
function placed(error: unknown, req: PayloadRequest, { wanted, field }: Target): unknown {
  if (!(error instanceof ValidationError) || error.data.collection !== COLLECTION) return error
  const { errors } = error.data
  if (errors.some(({ message }) => message === req.t('error:valueMustBeUnique')))
    return addressTaken(wanted.path, { collection: COLLECTION, field: `${field}.path` }, req)
  const found = errors.map(({ message, path }) => ({ message, path: `${field}.${path}` }))
  const refusal = new ValidationError({ collection: COLLECTION, errors: found, req }, req.t)
  return Object.assign(refusal, { status: error.status })
}

/**
 * Writes one of a page's wanted URLs.
 * @param target `field`: where the URL stands in what the caller sent, as in `urls.1`
 * @throws {ValidationError} on that field; a conflict that says what has the address where the caller may know
 */
export async function writeWanted(
  req: PayloadRequest,
  target: Target,
  write: () => Promise<unknown>,
): Promise<void> {
  await refuseTaken(req, target)
  try {
    await write()
  } catch (error) {
    throw placed(error, req, target)
  }
}
