'use client'

import dynamic from 'next/dynamic'

/** Its code is loaded when somebody asks for it. */
export const LazyTranslateDialog = dynamic(() =>
  import('./TranslateDialog').then(({ TranslateDialog }) => TranslateDialog),
)
