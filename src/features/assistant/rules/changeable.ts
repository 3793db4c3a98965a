import { type Editable, isLive } from './proposal'

/** What may be proposed to change; the rest of a document follows from it, or is not a model's to decide. */
export const CHANGEABLE = {
  pages: ['title', 'seo', 'blocks'],
  posts: ['title', 'excerpt', 'content', 'tags', 'seo'],
  templates: ['name', 'description', 'blocks'],
  products: ['name', 'summary', 'description', 'specs', 'blocks'],
  media: ['alt', 'caption'],
  categories: ['name', 'description'],
  forms: ['title', 'fields', 'submitLabel', 'consentText', 'confirmation'],
  navigation: ['items', 'callToAction'],
  footer: ['statement', 'columns', 'smallPrint'],
} as const satisfies Record<Editable, readonly string[]>

const ROW = '[^.]+'

/** Where the other fields are what a form asks, or where a link leads: the paths of the texts. */
const TEXTS: Partial<Record<Editable, RegExp>> = {
  forms: new RegExp(
    String.raw`^(title|submitLabel|consentText|confirmation\.(title|text)|fields\.${ROW}\.(label|description|options\.${ROW}\.label))$`,
  ),
  navigation: new RegExp(
    String.raw`^(items\.${ROW}\.(link|children\.${ROW}\.link)|callToAction\.link)\.label$`,
  ),
  footer: new RegExp(
    String.raw`^(statement|smallPrint|columns\.${ROW}\.(heading|links\.${ROW}\.link\.label))$`,
  ),
}

/** A change of a document: the path of what is set; null for one of its blocks. */
type Place = { collection: Editable; path: string | null }

/** Why a place in a document cannot be changed, for the model; null when it can. */
export function lockOf({ collection, path }: Place): { path: string; message: string } | null {
  if (isLive(collection) && path === null)
    return { path: 'action', message: 'Here only texts can be changed, with `set`.' }
  const allowed: readonly string[] = CHANGEABLE[collection]
  const [field = ''] = path?.split(/[.#]/) ?? ['blocks']
  if (!allowed.includes(field))
    return { path: 'path', message: `Only these can be changed: ${allowed.join(', ')}.` }
  const isText = path === null || (TEXTS[collection]?.test(path) ?? true)
  return isText ? null : { path: 'path', message: 'Here only texts can be changed, one by one.' }
}
