'use client'

import { latePart } from '@/src/admin/late-part'

/** Its code is loaded with the form of a brand only. */
const ColorUses = latePart(() => import('./ColorUses').then((module) => module.ColorUses))

/** In the form of a brand, below its colours: the palette of the tenant, and the contrast of each colour. */
export function BrandColors() {
  return <ColorUses />
}
