'use client'

import { Button } from '@/src/components/ui/Button'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { ERROR_PAGE } from '@/src/i18n/error-page'
import type { Locale } from '@/src/lib/constants'
import { DEFAULT_ERROR } from '@/src/lib/error-messages'

export type ErrorViewProps = {
  locale: Locale
  status?: number
  message?: string
  /** The error's id in the log. */
  reference?: string | undefined
  retry: () => void
}

/** Any error except "not found", within its site (Behaviour: error-page). */
export function ErrorView({
  locale,
  status = DEFAULT_ERROR.status,
  message = DEFAULT_ERROR.message,
  reference,
  retry,
}: ErrorViewProps) {
  const texts = ERROR_PAGE[locale]
  return (
    <main id="main" tabIndex={-1}>
      <Section tone="ground">
        <Grid>
          <Heading className="pad" level={1}>
            {texts.title}
          </Heading>
          <p className="pad lead">{texts.description}</p>
          <p className="pad label" lang="en">
            {status} {message}
            {reference && ` (${reference})`}
          </p>
          <p className="pad">
            <Button icon="arrow-right" onClick={retry} type="button">
              {texts.retry}
            </Button>
          </p>
        </Grid>
      </Section>
    </main>
  )
}
