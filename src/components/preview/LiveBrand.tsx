'use client'

import { useState } from 'react'

import { shownBrand } from '@/src/features/brand/rules/shown-brand'
import { brandTheme } from '@/src/features/theme/rules/site-theme'
import { useEditView } from './use-edit-view'

/** Puts the look that the form has on the page at once, without asking the server. @param panel the origin of the panel */
export function LiveBrand({ panel }: { panel: string }) {
  const [css, setCss] = useState<string | null>(null)
  useEditView(panel, (message) => {
    const brand = message.type === 'payload-live-preview' ? shownBrand(message.data) : null
    if (!brand) return
    const theme = brandTheme(brand)
    for (const [name, value] of Object.entries(theme.attributes))
      document.documentElement.setAttribute(name, value)
    setCss(theme.css)
  })
  // After the style of the head, which it overrides.
  return css === null ? null : <style dangerouslySetInnerHTML={{ __html: css }} />
}
