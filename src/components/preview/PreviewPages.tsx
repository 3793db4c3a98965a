'use client'

import { useEffect } from 'react'

type Page = { path: string; title: string }
type Props = {
  /** The path that is shown. */
  at: string
  /** Links to the pages that are offered first. */
  links: { path: string; text: string; href: string }[]
  /** All pages, with the address of the preview on each. */
  all: (Page & { href: string })[]
  texts: { label: string; other: string }
}

const CHOSEN = 'gevel-preview-page'

/** The choice, where the browser keeps one for a frame. */
function chosenPage(path?: string): string | null {
  try {
    if (path !== undefined) sessionStorage.setItem(CHOSEN, path)
    return sessionStorage.getItem(CHOSEN)
  } catch {
    return null
  }
}

/** Keeps the chosen page when the edit view loads the preview anew. */
function useKeptPage({ at, all }: Pick<Props, 'at' | 'all'>): void {
  useEffect(() => {
    const isChosen = new URLSearchParams(window.location.search).has('at')
    const kept = chosenPage(isChosen ? at : undefined)
    const target = isChosen || kept === at ? undefined : all.find(({ path }) => path === kept)
    if (target) window.location.replace(target.href)
  }, [at, all])
}

/** Leads to other pages of the site in the same look. */
export function PreviewPages({ at, links, all, texts }: Props) {
  useKeptPage({ at, all })
  const isOffered = links.some(({ path }) => path === at)
  return (
    <nav aria-label={texts.label} className="preview-pages">
      {links.map(({ path, text, href }) => (
        <a key={path} href={href} {...(path === at && { 'aria-current': 'page' })}>
          {text}
        </a>
      ))}
      <select
        aria-label={texts.other}
        value={isOffered ? '' : at}
        onChange={({ currentTarget: { value } }) => {
          const page = all.find(({ path }) => path === value)
          if (page) window.location.assign(page.href)
        }}
      >
        <option value="">{texts.other}</option>
        {all.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </select>
    </nav>
  )
}
