import type { ReactNode } from 'react'

import { ButtonLink } from '@/src/components/ui/ButtonLink'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import type { ContentLink } from '@/src/components/ui/LinkRow'
import { Section, type Tone } from '@/src/components/ui/Section'
import { messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'

type Props = {
  heading: string
  intro?: string | null
  tone: Tone
  anchor?: string | null
  mainHeading: boolean
  locale: Locale
  /** Whether what it holds works by script only, as all its forms do. */
  scripted?: boolean
  /** A link to the alternative, such as registering instead of signing in. */
  other?: ContentLink | null
  children: ReactNode
}

export function AuthPanel({
  heading,
  intro,
  tone,
  anchor,
  mainHeading,
  locale,
  scripted = true,
  other,
  children,
}: Props) {
  return (
    <Section anchor={anchor} className="auth-panel" tone={tone}>
      <Grid>
        <div className="auth-panel-column pad">
          <Heading level={mainHeading ? 1 : 2} size="h2">
            {heading}
          </Heading>
          {intro && <p className="auth-panel-intro">{intro}</p>}
          {scripted && (
            <noscript>
              <p>{messages[locale].auth.noScript}</p>
            </noscript>
          )}
          {children}
          {other?.href && other.label && (
            <div className="auth-panel-other">
              <ButtonLink href={other.href} label={other.label} variant="plain" />
            </div>
          )}
        </div>
      </Grid>
    </Section>
  )
}
