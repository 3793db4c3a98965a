import { kade } from './kade'
import { noorderlicht } from './noorderlicht'
import type { TenantSeed } from './types'

/** The demo tenants. */
export const seededTenants: readonly TenantSeed[] = [kade, noorderlicht]
