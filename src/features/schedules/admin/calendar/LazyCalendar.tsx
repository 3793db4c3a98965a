'use client'

import dynamic from 'next/dynamic'

/** Its code is loaded on its own screen and not with every screen of the panel. */
export const LazyCalendar = dynamic(() => import('./Calendar').then(({ Calendar }) => Calendar))
