import type { Language } from '../geo/languages.ts'

export type AssetKind = 'logo' | 'logo-dark' | 'badge' | 'banner'

interface AssetWords {
  name: string
  /** What is promised: pay in parts, without fees. */
  parts: string
  free: string
}

const colours = { deep: '#123456', light: '#ffffff', gold: '#e6be5a' } as const

/**
 * Pictures of the brand as files that stand by themselves: drawn, with the product's own name, and with fonts
 * that every system has. No address is in them, so that no page that shows one tells anybody.
 */
export function brandAsset(kind: AssetKind, language: Language, words: AssetWords): string {
  const { name, parts, free } = asText(words)
  const isArabic = language === 'ar'
  const at = (x: number, width: number) => (isArabic ? width - x : x)
  const text = (
    x: number,
    y: number,
    size: number,
    width: number,
    fill: string,
    said: string,
    weight = 600,
  ) =>
    `<text x="${at(x, width)}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" ` +
    `direction="${isArabic ? 'rtl' : 'ltr'}" text-anchor="start">${said}</text>`
  const sign = (x: number, y: number, size: number, width: number, ground: string, disc: string) => {
    const left = isArabic ? width - x - size : x
    return (
      `<rect x="${left}" y="${y}" width="${size}" height="${size}" rx="${size / 5}" fill="${ground}"/>` +
      `<circle cx="${left + size / 2}" cy="${y + size / 2}" r="${size / 4}" fill="${disc}"/>`
    )
  }
  if (kind === 'banner')
    return svg(
      1200,
      300,
      `<rect width="1200" height="300" fill="${colours.deep}"/>` +
        sign(60, 90, 120, 1200, colours.gold, colours.deep) +
        text(220, 140, 64, 1200, colours.light, parts, 700) +
        text(220, 205, 34, 1200, colours.gold, `${name} · ${free}`),
    )
  if (kind === 'badge')
    return svg(
      320,
      80,
      `<rect x="1" y="1" width="318" height="78" rx="14" fill="${colours.light}" stroke="${colours.deep}" stroke-width="2"/>` +
        sign(16, 16, 48, 320, colours.deep, colours.gold) +
        text(80, 38, 22, 320, colours.deep, name, 700) +
        text(80, 62, 16, 320, colours.deep, parts),
    )
  const [ground, ink] = kind === 'logo' ? [colours.deep, colours.deep] : [colours.light, colours.light]
  const back = kind === 'logo' ? '' : `<rect width="320" height="96" fill="${colours.deep}"/>`
  const disc = kind === 'logo' ? colours.gold : colours.deep
  return svg(320, 96, back + sign(16, 16, 64, 320, ground, disc) + text(100, 62, 40, 320, ink, name, 700))
}

function svg(width: number, height: number, inside: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="'IBM Plex Sans Arabic','IBM Plex Sans','Segoe UI',Tahoma,Arial,sans-serif">${inside}</svg>`
  )
}

function asText(words: AssetWords): AssetWords {
  const plain = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
  return { name: plain(words.name), parts: plain(words.parts), free: plain(words.free) }
}

export function assetAddress(svgText: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText)}`
}
