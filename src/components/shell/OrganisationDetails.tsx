import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { Locale } from '@/src/lib/constants'
import type { ShellFooter } from './types'

type Props = Pick<ShellFooter, 'organisation' | 'profiles'> & { locale: Locale }

type Row = { term: string; lines: ReactNode[] }

const filled = <Line,>(lines: Line[]): Line[] => lines.filter(Boolean)

const link = (href: string, label: string): ReactNode => <a href={href}>{label}</a>

/** Name, address, numbers and profiles of the tenant, without empty rows. */
export async function OrganisationDetails({ organisation, profiles, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'frame.footer' })
  const { email, telephone } = organisation
  const city = filled([organisation.postalCode, organisation.city]).join(' ')
  const rows: Row[] = [
    { term: t('address'), lines: [organisation.name, organisation.streetAddress, city] },
    { term: t('email'), lines: [email && link(`mailto:${email}`, email)] },
    {
      term: t('telephone'),
      lines: [telephone && link(`tel:${telephone.replace(/[^+\d]/g, '')}`, telephone)],
    },
    { term: t('registrationNumber'), lines: [organisation.registrationNumber] },
    { term: t('vatNumber'), lines: [organisation.vatNumber] },
    { term: t('elsewhere'), lines: profiles.map(({ label, url }) => link(url, label)) },
  ]
  return (
    <dl className="site-details">
      {rows
        .map(({ term, lines }) => ({ term, lines: filled(lines) }))
        .filter(({ lines }) => lines.length > 0)
        .map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            {lines.map((line, index) => (
              <dd key={`${term} ${index}`}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  )
}
