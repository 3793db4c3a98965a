'use client'

import { latePart } from '@/src/admin/late-part'

/** Their code is loaded on their own screen and not with every screen of the panel. */
export const LateReleases = latePart(() => import('./ReleaseList').then(({ ReleaseList }) => ReleaseList))
export const LateRelease = latePart(() =>
  import('./ReleaseScreen').then(({ ReleaseScreen }) => ReleaseScreen),
)
