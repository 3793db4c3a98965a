'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { latePart } from '@/src/admin/late-part'
import { textIn } from '@/src/i18n/locale-texts'
import { useOpenSelector } from '@/src/upstream/payload/block-selector'
import { TEMPLATE_TEXTS } from '../texts'

const Parts = latePart(async () => (await import('./Parts')).Parts)

/** In a form with blocks: the parts of the tenant in its selector of blocks. Stays, to put what was chosen into the form. */
export function PartsInSelector() {
  const groups = useOpenSelector()
  const { i18n } = useTranslation()
  const [isUsed, setIsUsed] = useState(false)
  if (groups && !isUsed) setIsUsed(true)
  return isUsed && <Parts groups={groups} texts={textIn(TEMPLATE_TEXTS, i18n.language)} />
}
