import { readFileSync } from 'node:fs'

const ARCHIVO = import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2')
const font = readFileSync(new URL(ARCHIVO), 'base64')

/** The colours of Kade's pictures. `signal` appears once per picture. */
export const INK = '#0c0e10'
export const PAPER = '#f4f6f7'
export const SIGNAL = '#ff4a1c'

const BASE = `
@font-face { font-family: Archivo; font-weight: 100 900; font-stretch: 62% 125%;
  src: url(data:font/woff2;base64,${font}) format('woff2'); }
* { box-sizing: border-box; margin: 0; padding: 0; }
html, body { width: 100%; height: 100%; overflow: hidden; }
body { position: relative; font: 400 13px/1.4 Archivo, sans-serif; color: ${INK}; background: ${PAPER};
  font-feature-settings: 'tnum'; -webkit-font-smoothing: antialiased; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 500; }
b { font-weight: 600; } .r { text-align: right; } .row { display: flex; align-items: center; }
.abs { position: absolute; }
.screen { position: absolute; padding: 12px; background: #15181b; box-shadow: 0 2px 0 #2c3237 inset, 0 1px 2px rgb(0 0 0 / .5), 0 30px 50px -12px rgb(8 14 20 / .42), 0 80px 110px -30px rgb(8 14 20 / .38); }
.screen > .ui { width: 100%; height: 100%; overflow: hidden; position: relative; background: #fff; }
.stand { position: absolute; background: linear-gradient(90deg, #8f979d, #c9d0d4 30%, #a6aeb4 70%, #7d868c); }
.plinth { position: absolute; bottom: 0; }
.plinth > i { position: absolute; inset: 0; background: var(--front); }
.plinth > u { position: absolute; left: 0; right: 0; top: -30px; height: 30px; background: var(--top); clip-path: polygon(26px 0, calc(100% - 26px) 0, 100% 100%, 0 100%); }
.contact { position: absolute; border-radius: 50%; background: rgb(6 10 14 / .5); filter: blur(14px); }
`

/** A whole HTML document for one picture. */
export function sheet(css: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${BASE}${css}</style>${body}`
}

/** A block of plaster to stand on; `front` and `top` are its two visible faces. */
export function plinth(left: number, width: number, height: number, front: string, top: string): string {
  return `<div class="plinth" style="left:${left}px;width:${width}px;height:${height}px;--front:${front};--top:${top}"><u></u><i></i></div>`
}

/** A screen of `width` × `height` CSS pixels at `left`/`top`, showing `ui`. */
export function screen(
  left: number,
  top: number,
  width: number,
  height: number,
  ui: string,
  extra = '',
): string {
  return `<div class="screen" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;${extra}"><div class="ui">${ui}</div></div>`
}

/** A repeatable random source: the same seed draws the same picture. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
