import bash from '@shikijs/langs/bash'
import css from '@shikijs/langs/css'
import html from '@shikijs/langs/html'
import http from '@shikijs/langs/http'
import json from '@shikijs/langs/json'
import sql from '@shikijs/langs/sql'
import tsx from '@shikijs/langs/tsx'
import typescript from '@shikijs/langs/typescript'
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'

import { CODE_LANGUAGES } from '@/src/lib/code-languages'
import { processWide } from '@/src/lib/process-wide'

const THEME = 'css-variables'

const highlighter = () =>
  processWide('code-highlighter', () =>
    createHighlighterCoreSync({
      themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--code-' })],
      langs: [bash, css, html, http, json, sql, tsx, typescript],
      engine: createJavaScriptRegexEngine(),
    }),
  )

/** A piece of a line of code; `color` is a CSS variable of code.css. */
export type CodeToken = { text: string; color: string | undefined }

/** Lines of coloured pieces. A language that is not offered is set as plain text. */
export function highlight(code: string, language: string): CodeToken[][] {
  const known = CODE_LANGUAGES.some(({ value }) => value === language)
  const { tokens } = highlighter().codeToTokens(code, { lang: known ? language : 'text', theme: THEME })
  return tokens.map((line) => line.map(({ content, color }) => ({ text: content, color })))
}
