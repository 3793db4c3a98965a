import { getTranslations } from 'next-intl/server'

import { Grid } from '@/src/components/ui/Grid'
import type { Shell } from './types'
import { FooterColumns } from './FooterColumns'
import { FooterEnd } from './FooterEnd'
import { OrganisationDetails } from './OrganisationDetails'

/** The site footer. `data-footer` on <html> selects its design: columns, or one large line. */
export async function Footer({ frame }: { frame: Shell }) {
  const t = await getTranslations({ locale: frame.locale, namespace: 'frame.footer' })
  const { statement, columns } = frame.footer
  return (
    <footer className="site-footer">
      <Grid>
        {statement && <p className="site-statement">{statement}</p>}
        <FooterColumns columns={columns} label={t('navigation')} />
        <OrganisationDetails {...frame.footer} locale={frame.locale} />
        <FooterEnd frame={frame} />
      </Grid>
    </footer>
  )
}

/** A footer of one line, for the default layout. */
export function FooterLine({ frame }: { frame: Shell }) {
  return (
    <footer className="site-footer">
      <Grid>
        <FooterEnd frame={frame} />
      </Grid>
    </footer>
  )
}
