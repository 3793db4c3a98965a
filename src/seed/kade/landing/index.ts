import type { PageSeed } from '../../types'
import { customSoftwareUtrecht } from './custom-software-utrecht'
import { webApplicationUtrecht } from './web-application-utrecht'

/** Kade in its own town. */
export const landingPages: readonly PageSeed[] = [customSoftwareUtrecht, webApplicationUtrecht]
