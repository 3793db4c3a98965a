import { useTranslation } from '@payloadcms/ui'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'

const TEXTS = {
  nl: { fill: 'Voorbeeld in het hele venster', leave: 'Terug naar het formulier (Escape)' },
  en: { fill: 'Preview in the whole window', leave: 'Back to the form (Escape)' },
} as const satisfies LocaleTexts<Record<'fill' | 'leave', string>>

/** 24 by 24. */
const FILL = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'
const LEAVE = 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5'

type Props = { isFull: boolean; onToggle: () => void }

/** Lets the live preview take the whole window, and leaves that. */
export function FullPreviewButton({ isFull, onToggle }: Props) {
  const label = TEXTS[toLocale(useTranslation().i18n.language)][isFull ? 'leave' : 'fill']
  return (
    <button aria-label={label} className="gevel-bar-button" onClick={onToggle} title={label} type="button">
      <svg aria-hidden fill="none" stroke="currentColor" strokeWidth="2" viewBox="0 0 24 24">
        <path d={isFull ? LEAVE : FILL} />
      </svg>
    </button>
  )
}
