'use client'

import { latePart } from '@/src/admin/late-part'

/** Its code is loaded when somebody asks for it. */
export const LazyTranslateDialog = latePart(() =>
  import('./TranslateDialog').then(({ TranslateDialog }) => TranslateDialog),
)
