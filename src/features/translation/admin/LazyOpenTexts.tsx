'use client'

import dynamic from 'next/dynamic'

/** Its code is loaded with the first form and not with every screen of the panel. */
export const LazyOpenTexts = dynamic(() => import('./OpenTexts').then(({ OpenTexts }) => OpenTexts))
