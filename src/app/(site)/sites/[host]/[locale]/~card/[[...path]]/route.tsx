import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'

import { Card } from '@/src/components/card/Card'
import { loadSiteShell } from '@/src/rendering/load-shell'
import { CARD_SIZE, readCardText } from '@/src/rendering/seo/card'
import { cardTheme, type CardTheme } from '@/src/rendering/seo/card-theme'
import { loadSite } from '@/src/rendering/site'
import { tagRoute } from '@/src/cache/tag-route'
import { isLocale } from '@/src/lib/constants'
import { servedFonts } from '@/src/features/theme/rules/served-fonts'
import { imageData } from '@/src/features/media/server/image-data'
import { payloadInstance } from '@/src/platform/payload'

type Params = { host: string; locale: string; path?: string[] }
type Context = { params: Promise<Params> }

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = (): [] => []

const LOGO_HEIGHT = 48
const UNKNOWN_RATIO = 3

async function pictures({ logo, picture }: CardTheme) {
  const payload = await payloadInstance()
  const [mark, photo] = await Promise.all([
    logo && imageData(payload, logo, { height: LOGO_HEIGHT }),
    picture && imageData(payload, picture, { width: 400, height: CARD_SIZE.height }),
  ])
  const ratio = logo?.width && logo.height ? logo.width / logo.height : UNKNOWN_RATIO
  return { logo: mark ? { src: mark, width: Math.round(LOGO_HEIGHT * ratio) } : null, picture: photo }
}

async function readCard({ host, locale, path: segments = [] }: Params) {
  if (!isLocale(locale)) return null
  const decoded = `/${segments.map(decodeURIComponent).join('/')}`
  const [site, siteShell] = await Promise.all([loadSite(host, locale), loadSiteShell(host, locale)])
  const text = site && (await readCardText(site, locale, decoded))
  return site && siteShell && text ? { site, siteShell, text } : null
}

/** The image for sharing of a page, cached until the page or its site changes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const card = await readCard(await params)
  if (!card) return new Response(null, { status: 404 })
  const { site, siteShell, text } = card
  await tagRoute([...site.tags, ...siteShell.tags, ...text.tags])
  const theme = cardTheme(site)
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', servedFonts[theme.font].card)
  const [font, images] = await Promise.all([readFile(file), pictures(theme)])
  return new ImageResponse(
    <Card
      {...theme}
      {...images}
      hostname={site.domain.hostname}
      siteName={siteShell.settings?.siteName ?? site.tenant.name}
      title={text.title}
    />,
    {
      ...CARD_SIZE,
      fonts: [{ name: theme.font, data: font, weight: 400, style: 'normal' }],
    },
  )
}
