import { navigationHash } from '@/src/server/front/navigation-key'
import { address } from '../session'

/** A URL of the app; `allBars`: all bars count, not only its part of nginx and its CPU. */
export type Subject = {
  name: string
  url: string
  headers: Record<string, string>
  anyStatus: boolean
  allBars: boolean
}

const PAGE = '/contact'
const TREE = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]))

const subject = (name: string, path: string, headers: Record<string, string> = {}): Subject => ({
  name,
  url: address(path),
  headers,
  anyStatus: false,
  allBars: false,
})

/** The first image of a page. */
async function imagePath(): Promise<string> {
  const html = await (await fetch(address('/'))).text()
  const [, image] = /src="(\/_ipx\/[^"]+)"/.exec(html) ?? []
  if (!image) throw new Error('The home page has no image')
  return image.replaceAll('&amp;', '&')
}

/** What the front cache answers: pages, navigations, calls of the API, an image and a path that is not found. */
export async function findSubjects(): Promise<Subject[]> {
  const hash = navigationHash({ tree: TREE, prefetch: undefined, segment: undefined, nextUrl: undefined })
  return [
    { ...subject('page', '/'), allBars: true },
    {
      ...subject('navigation', `${PAGE}?_rsc=${hash}`, { rsc: '1', 'next-router-state-tree': TREE }),
      allBars: true,
    },
    subject('API: layout', '/api/pages/layout?locale=nl'),
    subject('API: posts', '/api/posts?locale=nl'),
    subject('API: blocks', '/api/blocks?locale=nl'),
    subject('image', await imagePath(), { accept: 'image/avif,image/webp,*/*' }),
    { ...subject('404', '/there-is-nothing-here', { accept: 'text/html' }), anyStatus: true },
  ]
}
