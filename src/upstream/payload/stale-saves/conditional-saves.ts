import { isSame } from '@/src/lib/same-values'
import { STALE, versionTag } from './version-tag'

/** What the server sends of a document. */
export type Saved = Record<string, unknown> & { updatedAt?: string }

/** A document in a form that is open in this tab. */
export type OpenForm = {
  /** Of the document in Payload’s API. */
  path: string
  /** The version that the form shows or changes. */
  saved: Saved | null
  /** Fields that a save of the form does not write. */
  unwritten: readonly string[]
  /** Asked when the content was changed elsewhere: what to save nevertheless; null for nothing. */
  settle: (conflict: Conflict) => Promise<Settled | null>
  /** Called once a save is stored that holds more than the form shows. */
  onMerged: () => void
  /** Called when an automatic save begins, or waits for another one. */
  onAutosave: () => void
  /** Told after each save whether it was accepted. */
  onSave: (accepted: boolean) => void
  /** Gets the answer to what a person published or saved, before the form gets it. */
  onAnswer?: (answer: Response) => Promise<void>
  /** What the form says, in place of the server’s message, of what a person published. */
  notice?: (published: Published) => unknown
  /** Gets the copy that was made of the document; says so in place of the server’s message. */
  onCopy?: (copy: Saved) => string
}

/** A save of a version that is not the newest: the fields that were changed elsewhere, and all sides. `mine`: null for a file. */
export type Conflict = { changed: readonly string[]; base: Saved | null; mine: Saved | null; theirs: Saved }

/** What is saved after a conflict: `merged` with what was changed elsewhere; null as the form has it, in its place. */
export type Settled = { merged: Saved | null }

/**
 * What a person published, as it was saved, and in which locale if not everywhere; with a date in the future it was only
 * scheduled.
 */
export type Published = { doc: Saved; everywhere: boolean; locale: string | null }

/** What a person published or saved, and how the server answered. */
type Accepted = { locale: string | null; body: Saved; saved: Saved | null; answer: Response }
type Followed = { form: OpenForm; last: Promise<unknown>; waiting: number; accepted: Accepted | null }

const followed: Followed[] = []
let plainFetch: typeof fetch | null = null

/** Different in every save, or not part of the content. */
const IGNORED: readonly string[] = ['updatedAt', 'createdAt', '_status']

/** Versions that others may save while one save of the form is under way. */
const MAX_ATTEMPTS = 5

const differing = (a: Saved | null, b: Saved, ignored: readonly string[]): string[] =>
  Object.keys({ ...a, ...b }).filter(
    (name) => ![...IGNORED, ...ignored].includes(name) && !isSame(a?.[name], b[name]),
  )

/** The fields whose content somebody else has changed. */
const changedFields = (saved: Saved | null, newest: Saved, { unwritten }: OpenForm): string[] =>
  differing(saved, newest, unwritten)

/** What a save writes; null for a file, whose save is never automatic. */
function bodyOf({ body }: RequestInit): Saved | null {
  const text = body instanceof FormData ? body.get('_payload') : body
  return typeof text === 'string' ? (JSON.parse(text) as Saved) : null
}

function withBody(init: RequestInit, body: Saved): RequestInit {
  if (!(init.body instanceof FormData)) return { ...init, body: JSON.stringify(body) }
  const form = new FormData()
  for (const [name, value] of init.body) form.append(name, value)
  form.set('_payload', JSON.stringify(body))
  return { ...init, body: form }
}

const isAutomatic = (url: URL): boolean => url.searchParams.get('autosave') === 'true'

function acceptedBy(form: OpenForm, url: URL, init: RequestInit, response: Response): Accepted | null {
  const body = bodyOf(init)
  const locale = url.searchParams.get('locale')
  return body && { locale, body, saved: form.saved, answer: response.clone() }
}

/**
 * The answer to an automatic save that has nothing to save: it was due when the person published, and waited for that. Saved
 * nevertheless, it would be a draft that is newer than what is published.
 */
function alreadyAnswered(
  { accepted, form }: Followed,
  url: URL,
  init: RequestInit,
): Promise<Response> | null {
  const isOfForm = accepted?.saved === form.saved && accepted.locale === url.searchParams.get('locale')
  const body = isAutomatic(url) && isOfForm ? bodyOf(init) : null
  if (!accepted || !body) return null
  // The form may have the answer already, such as no address that is yet to be saved.
  const stored = accepted.saved ?? {}
  const isNew = (name: string) => name in body && !isSame(body[name], stored[name])
  return differing(accepted.body, body, []).some(isNew) ? null : Promise.resolve(accepted.answer.clone())
}

async function readNewest(send: typeof fetch, url: URL): Promise<Saved | null> {
  const locale = url.searchParams.get('locale')
  const query = { depth: '0', draft: 'true', 'fallback-locale': 'null', ...(locale && { locale }) }
  const response = await send(`${url.pathname}?${new URLSearchParams(query)}`, { credentials: 'include' })
  return response.ok ? ((await response.json()) as Saved) : null
}

/** Whether what was read of a document, in the language of the form, still is what is stored. */
export async function isNewest(path: string, locale: string, { updatedAt }: Saved): Promise<boolean> {
  const newest = await readNewest(globalThis.fetch, new URL(`${path}?locale=${locale}`, 'http://panel'))
  return newest?.updatedAt === updatedAt
}

/** A version of its own, so that the one that it replaces can be restored. */
function withoutAutosave(url: URL): URL {
  const own = new URL(url)
  own.searchParams.delete('autosave')
  return own
}

const ofVersion = (init: RequestInit, saved: Saved | null): RequestInit => {
  const headers = new Headers(init.headers)
  if (saved?.updatedAt) headers.set('if-match', versionTag(saved.updatedAt))
  return { ...init, headers }
}

/** The answer to a save; Payload’s form shows the message in it. */
async function withNotice(form: OpenForm, url: URL, init: RequestInit, answer: Response): Promise<Response> {
  if (!form.notice || isAutomatic(url) || bodyOf(init)?._status !== 'published') return answer
  const result = (await answer.clone().json()) as { doc: Saved }
  const everywhere = url.searchParams.get('publishAllLocales') === 'true'
  // The form may have been shown in another one when it began to follow its saves.
  const locale = url.searchParams.get('locale')
  const message = form.notice({ doc: result.doc, everywhere, locale })
  return Object.assign(answer, { json: async () => ({ ...result, message }) })
}

/** The answer to a request for a copy, which Payload opens once it has shown the message in it. */
async function withCopy(form: OpenForm, copying: Promise<Response>): Promise<Response> {
  const answer = await copying
  if (!answer.ok || !form.onCopy) return answer
  const result = (await answer.clone().json()) as { doc: Saved }
  const message = form.onCopy(result.doc)
  return Object.assign(answer, { json: async () => ({ ...result, message }) })
}

/** What the form shows once its save is stored. Until it shows what was merged into it, that is not its version. */
async function shownAfter(response: Response, form: OpenForm, mine: Saved | null): Promise<Saved | null> {
  if (mine) return { ...form.saved, ...mine, updatedAt: form.saved?.updatedAt }
  const { doc } = (await response.clone().json()) as { doc?: Saved }
  return doc ?? form.saved
}

async function saveNewest(
  send: typeof fetch,
  form: OpenForm,
  asked: URL,
  init: RequestInit,
): Promise<Response> {
  let [url, sent, version, mine]: [URL, RequestInit, Saved | null, Saved | null] = [
    asked,
    init,
    form.saved,
    null,
  ]
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(url.pathname + url.search, ofVersion(sent, version))
    if (response.ok) {
      form.saved = await shownAfter(response, form, mine)
      if (mine) form.onMerged()
    }
    const theirs = response.status === STALE ? await readNewest(send, url) : null
    if (!theirs || attempt === MAX_ATTEMPTS) return response
    const changed = changedFields(version, theirs, form)
    if (changed.length > 0) {
      const settled = await form.settle({ changed, base: version, mine: bodyOf(sent), theirs })
      if (!settled) return response
      if (settled.merged) [sent, mine] = [withBody(sent, settled.merged), bodyOf(init)]
      else url = withoutAutosave(url)
    }
    version = theirs
  }
}

/** One save of a form after the other, each of the version that the one before it made. */
function saveInTurn(send: typeof fetch, one: Followed, url: URL, init: RequestInit): Promise<Response> {
  one.waiting += 1
  const save = async () => {
    const response = await (alreadyAnswered(one, url, init) ?? saveNewest(send, one.form, url, init)).finally(
      () => (one.waiting -= 1),
    )
    if (response.ok && !isAutomatic(url)) one.accepted = acceptedBy(one.form, url, init, response)
    one.form.onSave(response.ok)
    if (!isAutomatic(url)) await one.form.onAnswer?.(response.clone())
    return response.ok ? withNotice(one.form, url, init, response) : response
  }
  const saved = one.last.then(save, save)
  one.last = saved
  return saved
}

const follow =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    // Payload writes the methods of its buttons in small letters.
    const isCopy = init?.method === 'post'
    if (!init || !(isCopy || init.method === 'PATCH') || typeof input !== 'string') return send(input, init)
    const url = new URL(input, 'http://panel')
    if (isCopy) {
      const copied = followed.findLast(({ form }) => `${form.path}/duplicate` === url.pathname)
      return copied ? withCopy(copied.form, send(input, init)) : send(input, init)
    }
    const one = followed.findLast(({ form }) => form.path === url.pathname)
    if (!one) return send(input, init)
    if (!init.keepalive) {
      if (isAutomatic(url)) one.form.onAutosave()
      return saveInTurn(send, one, url, init)
    }
    // The page is being closed: nothing can wait, and a save on its way has looked at the version.
    return send(input, one.waiting > 0 ? init : ofVersion(init, one.form.saved))
  }

/**
 * Makes every save of a form name the version that it changes: Payload’s form, its automatic save and its buttons send their
 * requests themselves, and leave no room for a header or a question. Returns a function that ends it.
 */
export function followSaves(form: OpenForm): () => void {
  const one: Followed = { form, last: Promise.resolve(), waiting: 0, accepted: null }
  if (!plainFetch) {
    plainFetch = globalThis.fetch
    globalThis.fetch = follow(plainFetch)
  }
  followed.push(one)
  return () => {
    const index = followed.indexOf(one)
    if (index >= 0) followed.splice(index, 1)
    if (followed.length > 0 || !plainFetch) return
    globalThis.fetch = plainFetch
    plainFetch = null
  }
}
