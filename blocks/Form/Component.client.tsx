'use client'

import dynamic from 'next/dynamic'

/** A separate file, so that only pages with a form load it. */
export const SiteForm = dynamic(() => import('./SiteForm').then((module) => module.SiteForm))
