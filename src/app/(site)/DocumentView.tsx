import type { AroundBlock } from '@/blocks/RenderBlocks'
import type { SiteShell } from '@/src/rendering/load-shell'
import type { ResolvedDocument } from '@/src/rendering/resolve-document'
import type { SiteContent } from '@/src/rendering/site'
import type { Locale } from '@/src/lib/constants'
import { ArticleView } from './ArticleView'
import { PageView } from './PageView'
import { TopicView } from './TopicView'

type Props = {
  site: SiteContent
  siteShell: SiteShell
  resolved: ResolvedDocument
  locale: Locale
  /** Wraps each block of a page. */
  around?: AroundBlock
}

export function DocumentView({ resolved, around, ...context }: Props) {
  switch (resolved.kind) {
    case 'page':
      return <PageView {...context} {...(around && { around })} content={resolved.content} />
    case 'post':
      return <ArticleView {...context} article={resolved.content} />
    case 'topic':
      return <TopicView {...context} content={resolved.content} />
  }
}
