'use client'

import { latePart } from '@/src/admin/late-part'

/** Its code is loaded with the first form and not with every screen of the panel. */
export const LazyOpenTexts = latePart(() => import('./OpenTexts').then(({ OpenTexts }) => OpenTexts))
