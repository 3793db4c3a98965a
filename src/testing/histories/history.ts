import type { Payload } from 'payload'

import type { Domain } from '@/payload-types'
import type { Company } from '../tenants'
import type { Url } from './addresses'
import type { Kind } from './kinds'
import type { Content, Model } from './model'

/**
 * A document in the hands of two people, what must be true of it, and the content of each version that was the newest.
 * `second`: another domain of the company; `seen`: where the page was ever to be found; `tag`: of the version before the last step.
 */
export type History = {
  payload: Payload
  company: Company
  second: Domain
  token: string
  kind: Kind
  id: string
  model: Model
  versions: Map<string, Content>
  seen: Url[]
  tag: string | null
}
