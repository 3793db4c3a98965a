import type { z } from '@hono/zod-openapi'

import type { ConsentContent } from '@/src/rendering/consent'
import type { SiteContent } from '@/src/rendering/site'
import type { Shell, ShellLink } from '@/src/components/shell/types'
import { toConsent } from '@/src/api/shapes/consent'
import { toDomain } from '@/src/api/shapes/domain'
import type { layout } from './schemas'

const toLink = ({ label, href, newTab }: ShellLink) => ({ label, href, newTab })

export function toLayout(site: SiteContent, frame: Shell, consent: ConsentContent): z.output<typeof layout> {
  const { statement, columns, smallPrint, organisation, profiles } = frame.footer
  return {
    domain: toDomain(site),
    activeLocale: frame.locale,
    navigation: {
      homeHref: frame.homeHref,
      items: frame.navigation.map((item) => ({ ...toLink(item), children: item.children.map(toLink) })),
      callToAction: frame.callToAction && toLink(frame.callToAction),
    },
    footer: {
      statement,
      columns: columns.map(({ heading, links }) => ({ heading, links: links.map(toLink) })),
      smallPrint,
    },
    settings: { siteName: frame.siteName, tagline: frame.tagline, organisation, profiles },
    consent: toConsent(consent, frame.locale),
    alternates: frame.languages.map(({ locale, name, href }) => ({ locale, name, href })),
  }
}
