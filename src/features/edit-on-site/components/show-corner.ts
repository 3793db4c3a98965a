export type CornerTexts = { region: string; edit: string; stop: string }

export type CornerFacts = {
  /** By language. */
  texts: Record<string, CornerTexts>
  /** Of the corner itself, and of the page around it. */
  styles: { corner: string; page: string }
  paths: { open: string; stop: string }
  /** Of the block in view, in the query. */
  params: { place: string; text: string; maxText: number }
}

/**
 * The section in the middle of the window, for a query: its place among all, and its heading or else its first text. Served as
 * text too.
 */
export function readInView({ place, text, maxText }: CornerFacts['params']): [string, string][] {
  // Some sections stand together around a table of contents; a title that is not shown is none.
  const all = [...document.querySelectorAll('main > *, main > .with-contents > *')].filter(
    (element) => !element.matches('h1, .with-contents'),
  )
  const middle = innerHeight / 2
  const index = Math.max(
    all.findLastIndex((element) => element.getBoundingClientRect().top <= middle),
    0,
  )
  const section = all[index]
  if (!section) return []
  const line = [...section.querySelectorAll('h1, h2, h3'), ...section.querySelectorAll('p, li, span')].find(
    (element) => element.textContent?.trim(),
  )
  const shown = (line?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return [
    [place, String(index)],
    [text, shown.slice(0, maxText)],
  ]
}

/**
 * Shows the corner on every page of the document, in the language of the page, until editing is stopped. Served as text, so
 * it cannot use imports.
 */
export function showCorner({ texts, styles, paths, params }: CornerFacts, inView: typeof readInView): void {
  const sheetOf = (css: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  }
  const corner = document.createElement('aside')
  const inside = corner.attachShadow({ mode: 'open' })
  inside.adoptedStyleSheets = [sheetOf(styles.corner)]
  const link = document.createElement('a')
  const stop = document.createElement('button')
  stop.type = 'button'
  inside.append(link, stop)
  const pageSheet = sheetOf(styles.page)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageSheet]

  const write = () => {
    const [language = ''] = document.documentElement.lang.split('-')
    const own = texts[language] ?? Object.values(texts)[0]
    if (!own) return
    corner.lang = language
    corner.ariaLabel = own.region
    link.textContent = own.edit
    stop.ariaLabel = own.stop
    stop.title = own.stop
  }
  // React renders the document, and may begin anew with what is in the body.
  const place = () => {
    write()
    if (corner.parentNode !== document.body) document.body.append(corner)
  }
  const changes = new MutationObserver(place)
  changes.observe(document.documentElement, { attributeFilter: ['lang'], childList: true })
  changes.observe(document.body, { childList: true })
  place()

  // The path of the moment: the router changes it without loading a document.
  const aim = () => {
    link.href = `${paths.open}?${new URLSearchParams([['path', location.pathname], ...inView(params)])}`
  }
  aim()
  for (const type of ['pointerenter', 'focus', 'click', 'auxclick', 'contextmenu'])
    link.addEventListener(type, aim)
  const end = async () => {
    const { ok } = await fetch(paths.stop, { method: 'POST' }).catch(() => ({ ok: false }))
    if (!ok) return
    changes.disconnect()
    corner.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageSheet)
  }
  stop.addEventListener('click', () => void end())
}
