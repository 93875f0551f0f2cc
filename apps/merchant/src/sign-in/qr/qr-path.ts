import { qrModules } from './qr-modules.ts'

/** A code to scan as one path of unit squares, for an SVG whose view box is `size` wide. */
export function qrPath(text: string): { size: number; path: string } {
  const modules = qrModules(new TextEncoder().encode(text))
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size: modules.length, path }
}
