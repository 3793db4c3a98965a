import { type AroundBlock, RenderBlocks } from '@/blocks/RenderBlocks'
import { PageLayout } from '@/src/components/layouts'
import type { SiteShell } from '@/src/rendering/load-shell'
import { buildShell } from '@/src/rendering/build-shell'
import type { PageContent } from '@/src/rendering/page'
import type { SiteContent } from '@/src/rendering/site'
import type { Locale } from '@/src/lib/constants'
import type { Layout } from '@/src/features/pages/rules/layouts'

type Props = {
  site: SiteContent
  siteShell: SiteShell
  content: PageContent
  locale: Locale
  /** Overrides the page's own layout. */
  layout?: Layout
  /** Wraps each block. */
  around?: AroundBlock
}

/** Used for visitors and for the preview. */
export function PageView({ site, siteShell, content, locale, layout, around }: Props) {
  const shell = buildShell(site, siteShell, content, locale)
  return (
    <PageLayout frame={layout ? { ...shell, layout } : shell}>
      <RenderBlocks
        blocks={content.page.blocks ?? []}
        data={content.data}
        locale={locale}
        title={content.page.title}
        {...(around && { around })}
      />
    </PageLayout>
  )
}
