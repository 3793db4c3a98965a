import type { z } from '@hono/zod-openapi'

import type { Redirect } from '@/payload-types'
import { invalid } from '@/src/api/core/from-error'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { redirectBody, redirectChanges } from './schemas'
import { toRedirects } from './serialize'

type Input = z.output<typeof redirectBody>
type Target = Pick<Input, 'to' | 'pageUrl'>

function targetOf({ to, pageUrl, status }: Input): Redirect['to'] {
  if (to !== null && pageUrl !== null)
    throw invalid([{ path: 'pageUrl', message: 'Send `to` or `pageUrl`, not both.' }])
  if (status === 410) return { type: 'custom', url: null, reference: null }
  return pageUrl === null
    ? { type: 'custom', url: to, reference: null }
    : { type: 'reference', reference: pageUrl, url: null }
}

const toData = (input: Input) => {
  const { domain, from, status, match, keepQuery, enabled } = input
  return { domain, from, status: `${status}` as const, match, keepQuery, enabled, to: targetOf(input) }
}

export const newRedirect: WriteOptions<'redirects', typeof redirectBody> = {
  body: redirectBody,
  toData: (body) => ({ ...toData(body), origin: 'manual' }),
}

/** The target after a change. `to` and `pageUrl` replace each other; a value equal to the stored one is ignored. */
function changedTarget(current: Target, given: z.output<typeof redirectChanges>): Target {
  const pageUrl = given.pageUrl === current.pageUrl ? undefined : given.pageUrl
  const to = given.to === current.to && pageUrl !== null ? undefined : given.to
  if (to !== undefined || pageUrl !== undefined) return { to: to ?? null, pageUrl: pageUrl ?? null }
  return current.pageUrl === null ? { to: current.to, pageUrl: null } : { to: null, pageUrl: current.pageUrl }
}

export const changedRedirect: WriteOptions<'redirects', typeof redirectChanges> = {
  body: redirectChanges,
  toData: async (changes, { caller, current }) => {
    const [known] = current ? await toRedirects(caller, [current]) : []
    if (!known) throw new Error('An update needs the current redirect')
    return toData({ ...known, ...changes, ...changedTarget(known, changes) })
  },
}
