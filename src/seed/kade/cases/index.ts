import type { PageSeed } from '../../types'
import { threeOs } from './3os'
import { legentic } from './legentic'
import { tenants } from './tenants'

/** The cases, each on a page of its own. */
export const cases: readonly PageSeed[] = [threeOs, tenants, legentic]
