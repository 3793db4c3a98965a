import { channels } from './shades'

const OPAQUE = 1
const NUMBER = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(%?)$/i

/** Parses an opacity, a number or CSS text (`0.4`, `40%`), to 0–1; anything else is 1 (Behaviour: theme-alpha). */
export function readAlpha(value: unknown): number {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  const match = NUMBER.exec(text)
  if (!match) return OPAQUE
  const alpha = match[1] === '%' ? Number.parseFloat(text) / 100 : Number(text)
  return alpha <= OPAQUE ? alpha : OPAQUE
}

/** `#rrggbb` with an alpha, as CSS. */
export const translucent = (color: string, alpha: unknown): string =>
  `rgb(${channels(color)} / ${readAlpha(alpha)})`
