import type { z } from '@hono/zod-openapi'

import type { Media } from '@/payload-types'
import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { asCaller } from '@/src/api/core/resource/find'
import { dataOf } from '@/src/api/core/schemas'
import { textIn } from '@/src/i18n/locale-texts'
import { lockRow } from '@/src/platform/database/lock'
import { FILING_REASONS, folderProblem, isInFolder, storedFolder, storedTags } from '../rules/filing'
import { readFiling } from '../server/library/filing'
import { moveFolder } from '../server/library/move-folder'
import { filed, filing, filingChange, folderMove, movedFolder } from './filing-schemas'

type Change = z.output<typeof filingChange>

export const readFilingOperation = adminOperation({
  method: 'get',
  path: '/images/filing',
  tag: 'Images',
  summary: 'The folders and tags of the images',
  permission: 'media.read',
  answer: dataOf(filing),
  handle: async ({ caller: { req, tenant } }) => ({ data: await readFiling(req, tenant.id) }),
})

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index])

/** What a change does to an image; null when it is so already. */
function dataFor({ folder, tags }: Media, { folder: wanted, addTags = [], removeTags = [] }: Change) {
  const removed = new Set(removeTags.map((tag) => tag.trim().toLowerCase()))
  const before = tags ?? []
  const after = storedTags([...before, ...addTags]).filter((tag) => !removed.has(tag.toLowerCase()))
  const path = wanted === undefined ? (folder ?? '') : storedFolder(wanted ?? '')
  if (path === (folder ?? '') && isSame(before, after)) return null
  return { folder: path || null, tags: after }
}

async function fileOne(
  caller: Caller,
  id: string,
  change: Change,
): Promise<'changed' | 'unchanged' | 'missing'> {
  const { req, tenant } = caller
  await lockRow(req, 'media', id)
  const { docs } = await req.payload.find({
    ...{ collection: 'media', where: { and: [{ id: { equals: id } }, { tenant: { equals: tenant.id } }] } },
    ...{ limit: 1, pagination: false, select: { folder: true, tags: true } },
    ...asCaller(caller),
  })
  const [image] = docs as Media[]
  if (!image) return 'missing'
  const data = dataFor(image, change)
  if (!data) return 'unchanged'
  await req.payload.update({ collection: 'media', id, data, ...asCaller(caller) })
  return 'changed'
}

export const fileImagesOperation = adminOperation({
  method: 'post',
  path: '/images/filing',
  tag: 'Images',
  summary: 'Put several images in a folder, or add and remove their tags',
  description: 'All of them in one transaction. `folder: null` takes them out of their folder.',
  permission: 'media.write',
  body: filingChange,
  answer: dataOf(filed),
  handle: async ({ caller, body }) => {
    const results = { changed: 0, unchanged: 0, missing: [] as string[] }
    for (const id of new Set(body.ids)) {
      const outcome = await fileOne(caller, id, body)
      if (outcome === 'missing') results.missing.push(id)
      else results[outcome] += 1
    }
    return { data: results }
  },
})

/** @throws {ApiError} 422 when the folder cannot have that path */
function assertMovable(caller: Caller, from: string, to: string): void {
  const { language } = caller.req.i18n
  const problem = folderProblem(to)
  const words = textIn(FILING_REASONS, language)
  if (to === '') throw invalid([{ path: 'to', message: words.noName }])
  if (problem) throw invalid([{ path: 'to', message: words[problem] }])
  if (from !== to && isInFolder(to, from)) throw invalid([{ path: 'to', message: words.intoItself }])
}

/** @throws {ApiError} 422 when a folder below it would be too deep or its path too long */
async function assertContentFits({ req, tenant }: Caller, from: string, to: string): Promise<void> {
  const { folders } = await readFiling(req, tenant.id)
  const words = textIn(FILING_REASONS, req.i18n.language)
  for (const { path } of folders.filter((folder) => isInFolder(folder.path, from))) {
    const problem = folderProblem(to + path.slice(from.length))
    if (problem) throw invalid([{ path: 'to', message: words[problem] }])
  }
}

export const moveFolderOperation = adminOperation({
  method: 'post',
  path: '/images/filing/folders',
  tag: 'Images',
  summary: 'Rename a folder, or move it into another one',
  description: 'With its images and the folders below it. Where the new path exists, the two become one.',
  permission: 'media.write',
  body: folderMove,
  answer: dataOf(movedFolder),
  handle: async ({ caller, body }) => {
    const [from, to] = [storedFolder(body.from), storedFolder(body.to)]
    assertMovable(caller, from, to)
    await assertContentFits(caller, from, to)
    const images = from === to ? 0 : await moveFolder(caller.req, caller.tenant.id, from, to)
    if (images === 0 && from !== to) throw new ApiError('notFound', 'No image is in this folder.')
    return { data: { images } }
  },
})
