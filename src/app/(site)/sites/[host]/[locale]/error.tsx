'use client'

import { useParams } from 'next/navigation'

import { Button } from '@/src/components/ui/Button'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { ERROR_PAGE } from '@/src/i18n/error-page'
import { FALLBACK_LOCALE, isLocale } from '@/src/lib/constants'
import { DEFAULT_ERROR } from '@/src/lib/error-messages'

type Props = { error: Error & { digest?: string }; reset: () => void }

/** §2.6: any failure but "not found": status, message and what it means, in the language of the site. */
export default function SiteError({ error, reset }: Props) {
  const { locale } = useParams<{ locale?: string }>()
  const texts = ERROR_PAGE[isLocale(locale) ? locale : FALLBACK_LOCALE]
  return (
    <main id="main" tabIndex={-1}>
      <Section tone="ground">
        <Grid>
          <p className="pad label">
            {DEFAULT_ERROR.status} {DEFAULT_ERROR.message}
            {error.digest && ` (${error.digest})`}
          </p>
          <Heading className="pad" level={1}>
            {texts.title}
          </Heading>
          <p className="pad lead">{texts.description}</p>
          <p className="pad">
            <Button icon="arrow-right" onClick={reset} type="button">
              {texts.retry}
            </Button>
          </p>
        </Grid>
      </Section>
    </main>
  )
}
