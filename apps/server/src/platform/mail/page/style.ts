import type { CSSProperties } from 'react'

/**
 * How letters look. The colours are those of the product's screens, written out: mail programs know no
 * variables and drop sheets, so every style stands at its element, and what a dark screen or a narrow one
 * changes is in one sheet beside.
 */
export const colours = {
  page: '#f6f4ee',
  card: '#ffffff',
  sunk: '#fbfaf6',
  line: '#e5e1d6',
  ink: '#17211e',
  muted: '#56625d',
  brand: '#0e5a4f',
  onBrand: '#ffffff',
  desk: '#232f2b',
  saffron: '#fdefd8',
  onSaffron: '#855300',
} as const

const family = "'IBM Plex Sans','IBM Plex Sans Arabic',-apple-system,'Segoe UI',Tahoma,Arial,sans-serif"

/** A text of a size, with the height that Outlook keeps too. */
export function text(size: number, height: number, more: CSSProperties = {}): CSSProperties {
  return {
    margin: 0,
    fontFamily: family,
    fontSize: size,
    lineHeight: `${height}px`,
    color: colours.ink,
    ...more,
  }
}

export const muted: CSSProperties = { color: colours.muted }

export const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
@media (max-width:620px){.px{padding-left:20px!important;padding-right:20px!important}.out{padding:16px 10px!important}
.btn{display:block!important;text-align:center!important}.big{font-size:32px!important;line-height:40px!important}
.code{font-size:30px!important;letter-spacing:4px!important}}
@media (prefers-color-scheme:dark){.bg{background-color:#101614!important}.card{background-color:#171f1c!important;border-color:#29332f!important}
.sunk{background-color:#131a17!important;border-color:#29332f!important}.ink{color:#ecefe9!important}.mut{color:#a5b0aa!important}
.ln{border-color:#29332f!important}.lns{border-color:#ecefe9!important}.btn{background-color:#5cc7ad!important;color:#0b1a16!important}
.lnk{color:#5cc7ad!important}.mk{background-color:#5cc7ad!important;color:#0b1a16!important}.mkd{background-color:#2b4152!important;color:#ffffff!important}
.saf{background-color:#35270d!important;color:#f0b95a!important}}
[data-ogsb] .card{background-color:#171f1c!important}[data-ogsb] .sunk{background-color:#131a17!important}[data-ogsc] .ink{color:#ecefe9!important}
[data-ogsc] .mut{color:#a5b0aa!important}[data-ogsb] .btn{background-color:#5cc7ad!important}[data-ogsc] .btn{color:#0b1a16!important}
[data-ogsc] .lnk{color:#5cc7ad!important}`
