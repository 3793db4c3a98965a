import encodeQR from 'qr'

/** A QR code as an SVG path: one unit a module, `size` units wide and high, with the light margin that scanners need. */
export type QrCode = { path: string; size: number }

const MARGIN = 4

export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { border: MARGIN })
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { path, size: rows.length }
}
