import type { Locale } from '@/src/lib/constants'

export const ATTACHMENT_TEXTS: Record<Locale, { download: (name: string) => string }> = {
  nl: { download: (name) => `${name} downloaden` },
  en: { download: (name) => `Download ${name}` },
}

type WebhookSecretTexts = Record<
  'state' | 'make' | 'explanation' | 'cancel' | 'created' | 'token' | 'copy' | 'copied' | 'failed',
  string
>

export const WEBHOOK_SECRET_TEXTS: Record<Locale, WebhookSecretTexts> = {
  nl: {
    state: 'Het geheim voor de handtekening is ingesteld. Het wordt alleen getoond als u een nieuw maakt.',
    make: 'Nieuw geheim maken',
    explanation:
      'Het oude geheim vervalt direct: de ontvanger wijst inzendingen af tot u daar het nieuwe hebt ingesteld.',
    cancel: 'Annuleren',
    created: 'Het geheim is gemaakt. Bewaar het nu: het wordt niet nog eens getoond.',
    token: 'Het nieuwe geheim',
    copy: 'Kopiëren',
    copied: 'Gekopieerd.',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  en: {
    state: 'The signing secret is set. It is shown only when you make a new one.',
    make: 'Make a new secret',
    explanation:
      'The old secret stops working at once: the receiver rejects submissions until you have set the new one there.',
    cancel: 'Cancel',
    created: 'The secret was made. Store it now: it is not shown again.',
    token: 'The new secret',
    copy: 'Copy',
    copied: 'Copied.',
    failed: 'That did not work. Try again.',
  },
}
