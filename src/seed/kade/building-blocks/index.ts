import type { PageSeed } from '../../types'
import { cms } from './cms'
import { configurator } from './configurator'
import { invoicing } from './invoicing'
import { overview } from './overview'
import { pdf } from './pdf'
import { search } from './search'

/** The overview of the building blocks, a page for each of them, and the configurator. */
export const buildingBlocks: readonly PageSeed[] = [overview, cms, pdf, search, invoicing, configurator]
