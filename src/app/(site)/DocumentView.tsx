import type { SiteShell } from '@/src/rendering/load-shell'
import type { ResolvedDocument } from '@/src/rendering/resolve-document'
import type { SiteContent } from '@/src/rendering/site'
import type { Locale } from '@/src/lib/constants'
import { ArticleView } from './ArticleView'
import { PageView } from './PageView'
import { TopicView } from './TopicView'

type Props = { site: SiteContent; siteShell: SiteShell; shown: ResolvedDocument; locale: Locale }

/** Draws whatever stands at an address. */
export function DocumentView({ shown, ...place }: Props) {
  switch (shown.kind) {
    case 'page':
      return <PageView {...place} content={shown.content} />
    case 'post':
      return <ArticleView {...place} article={shown.content} />
    case 'topic':
      return <TopicView {...place} content={shown.content} />
  }
}
