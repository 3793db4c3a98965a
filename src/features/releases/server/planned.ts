import type { PayloadRequest } from 'payload'

import type { Release } from '../rules/release'
import { listReleases } from './read'

/** A release that is published at a set time. */
export type PlannedRelease = Release & { at: string }

const FIRST = { page: 1, limit: 100 }

/** What is planned in a tenant, or was and could not be published, by time. */
export async function plannedReleases(req: PayloadRequest, tenant: string): Promise<PlannedRelease[]> {
  const { releases } = await listReleases(req, { tenant, state: 'open', planned: true }, FIRST)
  return releases
    .flatMap(({ at, ...release }) => (at === null ? [] : [{ ...release, at }]))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
}
