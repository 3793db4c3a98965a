import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'

import { blocks as blockConfigs } from '@/blocks'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import type { Media, Page } from '@/payload-types'
import { ComponentShowcase } from '@/src/features/playground/admin/ComponentShowcase'
import { PlaygroundHeader } from '@/src/features/playground/admin/PlaygroundHeader'
import { PLAYGROUND_TEXTS } from '@/src/features/playground/admin/texts'
import { SiteDocument } from '@/src/components/document/SiteDocument'
import { readUiLabels } from '@/src/components/ui/labels'
import { buildPage } from '@/src/rendering/page'
import { siteTheme } from '@/src/rendering/theme'
import { payloadInstance } from '@/src/platform/payload'
import { createLexicalConverter } from '@/src/platform/markdown-to-lexical'
import { BlockFrame } from './BlockFrame'
import { blockName } from './block-name'
import { playgroundMetadata } from './metadata'
import { openPlayground, type Playground } from './open-playground'
import { sampleBlocks } from './sample-blocks'

type Props = { searchParams: Promise<{ block?: string | string[] }> }

export const dynamic = 'force-dynamic'
export const generateMetadata = (): Promise<Metadata> => playgroundMetadata(({ title }) => title)

const IMAGES = 24

async function tenantImages({ site, user, locale }: Playground): Promise<Media[]> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'media',
    where: { tenant: { equals: site.tenant.id }, mimeType: { not_equals: 'image/svg+xml' } },
    locale,
    sort: 'createdAt',
    depth: 0,
    limit: IMAGES,
    overrideAccess: false,
    user,
  })
  return docs
}

/** The samples as a page of the site, so that links and lists show the site's documents. */
async function samplePage(playground: Playground, only: string | null) {
  const [images, lexical] = await Promise.all([
    tenantImages(playground),
    payloadInstance().then(createLexicalConverter),
  ])
  const { locale, site } = playground
  const id = crypto.randomUUID()
  const blocks = sampleBlocks(only, { locale, images, lexical })
  // Only what rendering needs: this page is never stored.
  return buildPage(site, locale, { id, title: '', blocks } as unknown as Page)
}

/** Every block and component in the selected tenant's theme (Behaviour: admin-playground). */
export default async function PlaygroundPage({ searchParams }: Props) {
  const { block } = await searchParams
  const playground = await openPlayground()
  const { locale, site } = playground
  const only = blockConfigs.find(({ slug }) => slug === block)?.slug ?? null
  const [content, labels] = await Promise.all([samplePage(playground, only), readUiLabels(locale)])
  setRequestLocale(locale)
  return (
    <SiteDocument locale={locale} theme={siteTheme(site)}>
      <PlaygroundHeader
        blocks={blockConfigs.map(({ slug }) => ({ slug, name: blockName(slug, locale) }))}
        locale={locale}
        only={only ? { slug: only, name: blockName(only, locale) } : null}
        tenant={site.tenant.name}
        texts={PLAYGROUND_TEXTS[locale]}
      />
      <main id="main">
        {!only && <ComponentShowcase labels={labels} texts={PLAYGROUND_TEXTS[locale]} />}
        <RenderBlocks
          around={BlockFrame}
          blocks={content.page.blocks ?? []}
          data={content.data}
          locale={locale}
          title={null}
        />
      </main>
    </SiteDocument>
  )
}
