'use client'

import dynamic from 'next/dynamic'

/** Its code is loaded on its own screen and not with every screen of the panel. */
export const LazyPageTree = dynamic(() => import('./PageTree').then(({ PageTree }) => PageTree))
