import type { PageSeed } from '../../types'
import { apiConnections } from './api-connections'
import { customSoftware } from './custom-software'
import { minimumViableProduct } from './minimum-viable-product'
import { overview } from './overview'
import { softwareAsAService } from './software-as-a-service'
import { webApplications } from './web-applications'

/** The overview of the solutions, and each of them on a page of its own. */
export const solutions: readonly PageSeed[] = [
  overview,
  minimumViableProduct,
  softwareAsAService,
  apiConnections,
  customSoftware,
  webApplications,
]
