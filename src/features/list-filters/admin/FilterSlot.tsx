'use client'

import { latePart } from '@/src/admin/late-part'

/** Its code is loaded with the lists that have it and not with every screen of the panel. */
export const FilterSlot = latePart(() => import('./FilterChips').then((module) => module.FilterChips))

export const ImageFilterSlot = latePart(() => import('./ImageChips').then((module) => module.ImageChips))
