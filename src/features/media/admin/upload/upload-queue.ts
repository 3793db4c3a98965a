import pLimit from 'p-limit'

import { uploadImage } from '@/src/api-client/upload-image'
import type { Locale } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'
import { findByHash, sha256Of } from '../duplicates/find-stored'
import { reasonNotToSend } from '../../rules/accept-file'
import { forgetLost, keepUnsent } from './not-sent'
import { UPLOAD_TEXTS } from './texts'
import { earlierOf, isBusy, isUnsent, type Upload, type UploadState } from './uploads'

/** Enough to keep a connection busy; decoding takes the server longer than receiving. */
const AT_ONCE = 3
const limit = pLimit(AT_ONCE)

/** How often a file waits for its turn when the server says that too many were sent. */
const MOST_PAUSES = 5
const DEFAULT_PAUSE_SECONDS = 10

/** In the module, not in a component: uploads go on while the list is left for another screen of the panel. */
let uploads: readonly Upload[] = []
let nextId = 1
const listeners = new Set<() => void>()
const stops = new Map<number, AbortController>()

export const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const allUploads = () => uploads

function replace(next: readonly Upload[]): void {
  const tenants = new Set([...uploads, ...next].map(({ tenant }) => tenant))
  uploads = next
  for (const tenant of tenants)
    keepUnsent(
      tenant,
      next.filter((upload) => upload.tenant === tenant && isUnsent(upload)).map(({ file }) => file.name),
    )
  for (const listener of listeners) listener()
}

export const changeUpload = (id: number, changes: Partial<Upload>): void =>
  replace(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))

const setState = (id: number, state: UploadState): void => changeUpload(id, { state })
const find = (id: number) => uploads.find((upload) => upload.id === id)

/** What is known of the content of a file before it is sent; null when it is new. */
async function knownAs({ id, file, tenant, isWanted }: Upload): Promise<UploadState | null> {
  const sha256 = await sha256Of(file)
  changeUpload(id, { sha256 })
  const current = find(id)
  if (!current || sha256 === null || isWanted) return null
  const earlier = earlierOf(uploads, current)
  if (earlier) return { name: 'chosenTwice', of: earlier.file.name }
  const [image] = await findByHash(sha256, tenant)
  return image ? { name: 'duplicate', image } : null
}

async function attempt(upload: Upload, signal: AbortSignal): Promise<UploadState> {
  const { id, file, tenant, folder } = upload
  setState(id, { name: 'checking' })
  const known = await knownAs(upload)
  if (known) return known
  signal.throwIfAborted()
  setState(id, { name: 'sending', fraction: 0 })
  const onProgress = (fraction: number) => setState(id, { name: 'sending', fraction })
  return { name: 'done', image: await uploadImage({ file, tenant, folder, signal, onProgress }) }
}

const seconds = (count: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, count * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** The statuses with which the server says that this very file cannot be stored. */
const FINAL: readonly number[] = [400, 413, 415, 422]

async function outcomeOf(error: unknown, signal: AbortSignal, language: Locale): Promise<UploadState> {
  const texts = UPLOAD_TEXTS[language]
  if (signal.aborted) return { name: 'failed', reason: texts.stopped }
  if (!(error instanceof HttpError)) return { name: 'failed', reason: texts.unreadable }
  if (error.status === 0) return { name: 'failed', reason: texts.offline }
  const { problemOf } = await import('@/src/api-client/problem')
  const problem = problemOf(error)
  const reason = problem?.errors?.[0]?.message ?? problem?.detail ?? texts.unknown
  return { name: FINAL.includes(error.status) ? 'rejected' : 'failed', reason }
}

/** Sends a file when it is its turn, and waits where the server asks for it. */
async function run(id: number, language: Locale): Promise<void> {
  const upload = find(id)
  if (upload?.state.name !== 'waiting') return
  const stop = new AbortController()
  stops.set(id, stop)
  for (let pauses = 0; ; pauses += 1) {
    try {
      setState(id, await attempt(upload, stop.signal))
      break
    } catch (error) {
      const isTooMany = error instanceof HttpError && error.status === 429
      if (!isTooMany || pauses >= MOST_PAUSES || stop.signal.aborted) {
        setState(id, await outcomeOf(error, stop.signal, language))
        break
      }
      setState(id, { name: 'paused' })
      await seconds(Number(error.headers.get('retry-after')) || DEFAULT_PAUSE_SECONDS, stop.signal)
    }
  }
  stops.delete(id)
}

const start = (ids: readonly number[], language: Locale): Promise<unknown> =>
  Promise.all(ids.map((id) => limit(run, id, language)))

type Place = { tenant: string; folder: string | null }

/** Uploads files to the library of a tenant, a few at a time; resolves when each has ended in one way or another. */
export async function addFiles(place: Place, files: readonly File[], language: Locale): Promise<void> {
  const added = files.map((file): Upload => {
    const reason = reasonNotToSend(file, language)
    const state: UploadState = reason === null ? { name: 'waiting' } : { name: 'rejected', reason }
    nextId += 1
    return { id: nextId, file, ...place, state, sha256: null, isWanted: false, altTexts: {}, stored: {} }
  })
  forgetLost(
    place.tenant,
    files.map(({ name }) => name),
  )
  replace([...uploads, ...added])
  await start(
    added.map(({ id }) => id),
    language,
  )
}

/** Sends files again that failed, or that the library has already. */
export async function sendAgain(ids: readonly number[], language: Locale): Promise<void> {
  const again = uploads.filter((upload) => ids.includes(upload.id) && !isBusy(upload))
  for (const { id, state, isWanted } of again)
    changeUpload(id, { state: { name: 'waiting' }, isWanted: isWanted || state.name !== 'failed' })
  await start(
    again.map(({ id }) => id),
    language,
  )
}

/** Stops what is not done; it can be sent again. */
export function stopAll(tenant: string, language: Locale): void {
  const reason = UPLOAD_TEXTS[language].stopped
  for (const upload of uploads.filter((one) => one.tenant === tenant && isBusy(one))) {
    stops.get(upload.id)?.abort()
    if (upload.state.name === 'waiting') setState(upload.id, { name: 'failed', reason })
  }
}

/** Takes files off the list, which changes nothing in the library. */
export const removeUploads = (ids: readonly number[]): void =>
  replace(uploads.filter(({ id }) => !ids.includes(id)))

/** No longer names the files that were lost when the page was left. */
export function dismissLost(tenant: string): void {
  forgetLost(tenant)
  keepUnsent(tenant, [])
  for (const listener of listeners) listener()
}
