import type { ReactNode } from 'react'

import { Footer, FooterLine } from '@/src/components/site/Footer'
import type { Frame } from '@/src/lib/frame'
import type { Layout } from '@/src/lib/layouts'
import { Surrounded } from './Surrounded'

type Props = { frame: Frame; children: ReactNode }

/** The site: header and footer around the content. */
const MainLayout = (props: Props) => <Surrounded {...props} footer={Footer} />

/** §2.4: the fallback, for pages beside the story: the site's header, and a footer of one line. */
const DefaultLayout = (props: Props) => <Surrounded {...props} footer={FooterLine} />

/** §2.4: the content alone. */
const BlankLayout = ({ children }: Props) => <main id="main">{children}</main>

const layouts = {
  main: MainLayout,
  auth: MainLayout,
  blog: MainLayout,
  cms: BlankLayout,
  vision: MainLayout,
  blank: BlankLayout,
  default: DefaultLayout,
} satisfies Record<Layout, (props: Props) => ReactNode>

/** Draws the layout that a page names. */
export function PageLayout({ frame, children }: Props) {
  const Layout = layouts[frame.layout]
  return <Layout frame={frame}>{children}</Layout>
}
