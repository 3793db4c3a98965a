import type { PageSeed } from '../../types'
import { threeOs } from './3os'
import { gespotenpanelen } from './gespotenpanelen'
import { legentic } from './legentic'
import { caseList } from './list'
import { makemaps } from './makemaps'
import { sedecoImaging } from './sedeco-imaging'
import { tenants } from './tenants'

/** The list of cases, and each of them on a page of its own. */
export const cases: readonly PageSeed[] = [
  caseList,
  threeOs,
  tenants,
  legentic,
  makemaps,
  sedecoImaging,
  gespotenpanelen,
]
