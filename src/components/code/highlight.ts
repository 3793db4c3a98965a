import bash from 'shiki/langs/bash.mjs'
import css from 'shiki/langs/css.mjs'
import html from 'shiki/langs/html.mjs'
import http from 'shiki/langs/http.mjs'
import json from 'shiki/langs/json.mjs'
import sql from 'shiki/langs/sql.mjs'
import tsx from 'shiki/langs/tsx.mjs'
import typescript from 'shiki/langs/typescript.mjs'
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'

import { CODE_LANGUAGES } from '@/src/lib/code-languages'
import { globalSingleton } from '@/src/lib/global-singleton'

const THEME = 'css-variables'

const highlighter = () =>
  globalSingleton('code-highlighter', () =>
    createHighlighterCoreSync({
      themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--code-' })],
      langs: [bash, css, html, http, json, sql, tsx, typescript],
      engine: createJavaScriptRegexEngine(),
    }),
  )

/** A token of code; `color` is a CSS variable of code.css. */
export type CodeToken = { text: string; color: string | undefined }

/** Lines of tokens. An unsupported language gives plain text. */
export function highlight(code: string, language: string): CodeToken[][] {
  const known = CODE_LANGUAGES.some(({ value }) => value === language)
  const { tokens } = highlighter().codeToTokens(code, { lang: known ? language : 'text', theme: THEME })
  return tokens.map((line) => line.map(({ content, color }) => ({ text: content, color })))
}
