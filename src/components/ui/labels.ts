import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/src/lib/constants'

/** The components' own labels, passed as props from the server. */
export type UiLabels = {
  dialog: { close: string; maximise: string; restore: string; move: string }
  tabs: { back: string; on: string }
  toasts: { region: string; close: string }
}

export async function readUiLabels(locale: Locale): Promise<UiLabels> {
  const t = await getTranslations({ locale, namespace: 'ui' })
  return {
    dialog: {
      close: t('dialog.close'),
      maximise: t('dialog.maximise'),
      restore: t('dialog.restore'),
      move: t('dialog.move'),
    },
    tabs: { back: t('tabs.back'), on: t('tabs.on') },
    toasts: { region: t('toasts.region'), close: t('toasts.close') },
  }
}
