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
  /** Asked when somebody else has changed the content: whether to save nevertheless. */
  mayOverwrite: (changed: readonly string[]) => Promise<boolean>
  /** Told after each save whether it was accepted. */
  onSave: (accepted: boolean) => void
}

type Followed = { form: OpenForm; last: Promise<unknown>; waiting: number }

const followed: Followed[] = []
let plainFetch: typeof fetch | null = null

/** Different in every save, or not part of the content. */
const IGNORED: readonly string[] = ['updatedAt', 'createdAt', '_status']

/** An empty value and a missing one are alike. */
const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, one]) => one !== null && one !== undefined)
          .toSorted(([a], [b]) => a.localeCompare(b)),
      )
    : value

/** Versions that others may save while one save of the form is under way. */
const MAX_ATTEMPTS = 5

const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null, inOrder) === JSON.stringify(b ?? null, inOrder)

/** The fields whose content somebody else has changed. */
const changedFields = ({ saved, unwritten }: OpenForm, newest: Saved): string[] =>
  Object.keys({ ...saved, ...newest }).filter(
    (name) => ![...IGNORED, ...unwritten].includes(name) && !isSame(saved?.[name], newest[name]),
  )

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

const ofVersion = (init: RequestInit, { saved }: OpenForm): RequestInit => {
  const headers = new Headers(init.headers)
  if (saved?.updatedAt) headers.set('if-match', versionTag(saved.updatedAt))
  return { ...init, headers }
}

async function saveNewest(
  send: typeof fetch,
  form: OpenForm,
  asked: URL,
  init: RequestInit,
): Promise<Response> {
  let url = asked
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(url.pathname + url.search, ofVersion(init, form))
    if (response.ok) {
      const { doc } = (await response.clone().json()) as { doc?: Saved }
      form.saved = doc ?? form.saved
    }
    const newest = response.status === STALE ? await readNewest(send, url) : null
    if (!newest || attempt === MAX_ATTEMPTS) return response
    const changed = changedFields(form, newest)
    if (changed.length > 0) {
      if (!(await form.mayOverwrite(changed))) return response
      url = withoutAutosave(url)
    }
    form.saved = newest
  }
}

/** One save of a form after the other, each of the version that the one before it made. */
function saveInTurn(send: typeof fetch, one: Followed, url: URL, init: RequestInit): Promise<Response> {
  one.waiting += 1
  const save = async () => {
    const response = await saveNewest(send, one.form, url, init).finally(() => (one.waiting -= 1))
    one.form.onSave(response.ok)
    return response
  }
  const saved = one.last.then(save, save)
  one.last = saved
  return saved
}

const follow =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    if (init?.method !== 'PATCH' || typeof input !== 'string') return send(input, init)
    const url = new URL(input, 'http://panel')
    const one = followed.findLast(({ form }) => form.path === url.pathname)
    if (!one) return send(input, init)
    if (!init.keepalive) return saveInTurn(send, one, url, init)
    // The page is being closed: nothing can wait, and a save on its way has looked at the version.
    return send(input, one.waiting > 0 ? init : ofVersion(init, one.form))
  }

/**
 * Makes every save of a form name the version that it changes: Payload’s form, its automatic save and its buttons send their
 * requests themselves, and leave no room for a header or a question. Returns a function that ends it.
 */
export function followSaves(form: OpenForm): () => void {
  const one: Followed = { form, last: Promise.resolve(), waiting: 0 }
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
