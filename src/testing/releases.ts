import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { z } from 'zod'

import { dataOf } from '@/src/api/core/schemas'
import { release as releaseSchema } from '@/src/features/releases/api/schemas'
import type { ReleasePlace } from '@/src/features/releases/rules/release'
import { bodyAs, call, tokenOf } from './api'
import { createPageWithUrls } from './pages'
import type { Company, Person } from './tenants'

export type Release = z.output<typeof releaseSchema>

/** Calls an operation on releases. @param path after `/api/admin/releases` */
export async function requestReleases(
  payload: Payload,
  person: Person,
  path: string,
  request: object = {},
): Promise<Response> {
  return call(`/api/admin/releases${path}`, { token: await tokenOf(payload, person), ...request })
}

export const releaseIn = async (answer: Response): Promise<Release> => {
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  return (await bodyAs(answer, dataOf(releaseSchema))).data
}

/** An open release of the editor of a company, with these languages of documents. */
export async function createRelease(
  payload: Payload,
  { editor }: Company,
  places: readonly ReleasePlace[],
  name = 'Black Friday',
): Promise<Release> {
  const post = (path: string, body: object) =>
    requestReleases(payload, editor, path, { method: 'POST', body })
  let release = await releaseIn(await post('', { name }))
  for (const place of places) release = await releaseIn(await post(`/${release.id}/items`, place))
  return release
}

/** An open release with a page that is a draft in Dutch. */
export async function releaseWithPage(payload: Payload, company: Company) {
  const { id } = await createPageWithUrls(payload, company, { title: 'Actie', status: 'draft' })
  const place = { collection: 'pages', document: id, locale: 'nl' } as const
  const release = await createRelease(payload, company, [place])
  return { id: release.id, release, page: id, item: release.items[0]?.id ?? '' }
}
