'use client'

import { latePart } from '@/src/admin/late-part'

/** Loaded when somebody is about to delete something. */
export const LazyDeletionNotice = latePart(() =>
  import('./DeletionNotice').then(({ DeletionNotice }) => DeletionNotice),
)
