'use client'

import { latePart } from '@/src/admin/late-part'

/** As the contrast of colours, loaded with the form of a brand only. */
const ImportExport = latePart(() => import('./ImportExport').then((module) => module.ImportExport))

/** At the end of the form of a brand: its settings as a file. */
export function BrandFile() {
  return <ImportExport />
}
