'use client'

import dynamic from 'next/dynamic'

/** A file of its own, so that only pages that show a form load it. */
export const SiteForm = dynamic(() => import('./SiteForm').then((module) => module.SiteForm))
