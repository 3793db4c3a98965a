import { RenderBlocks } from '@/blocks/RenderBlocks'
import { PageLayout } from '@/src/components/layouts'
import type { Chrome } from '@/src/content/chrome'
import { composeFrame } from '@/src/content/frame'
import type { PageContent } from '@/src/content/page'
import type { SiteContent } from '@/src/content/site'
import type { Locale } from '@/src/lib/constants'
import type { Layout } from '@/src/lib/layouts'

type Props = {
  site: SiteContent
  chrome: Chrome
  content: PageContent
  locale: Locale
  /** Draws the page in another layout than its own. */
  layout?: Layout
}

/** A page in its layout: the same for visitors and for the preview. */
export function PageView({ site, chrome, content, locale, layout }: Props) {
  const frame = composeFrame(site, chrome, content, locale)
  return (
    <PageLayout frame={layout ? { ...frame, layout } : frame}>
      <RenderBlocks
        blocks={content.page.blocks ?? []}
        data={content.data}
        locale={locale}
        title={content.page.title}
      />
    </PageLayout>
  )
}
