import type { ComponentProps } from 'react'

import { isPageHref } from '@/src/features/urls/rules/page-href'
import { SiteLink } from './SiteLink'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { href: string; newTab?: boolean | null }

/** Any link of content or shell: pages of this site open without a reload, everything else natively. */
export function Anchor({ href, newTab, children, ...anchor }: Props) {
  const away = newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {}
  return isPageHref(href) && !newTab ? (
    <SiteLink href={href} {...anchor}>
      {children}
    </SiteLink>
  ) : (
    <a href={href} {...anchor} {...away}>
      {children}
    </a>
  )
}
