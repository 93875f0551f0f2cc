import { createElement, type ReactElement } from 'react'
import { Path, Svg } from '@react-pdf/renderer'
import { m } from '@daftar/words'
import { encode } from 'uqr'
import { box, text } from './element.ts'
import { colours, styles } from './styles.ts'

const side = 84

/** The code of a tax paper for the application of the authority, as one path of its dark squares. */
export function qrBlock(content: string | null): ReactElement[] {
  if (content === null) return []
  const { data, size } = encode(content, { border: 0, ecc: 'M' })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const drawn = createElement(
    Svg,
    { viewBox: `0 0 ${size} ${size}`, width: side, height: side },
    createElement(Path, { d: squares.join(''), fill: colours.ink }),
  )
  return [
    box(
      styles.qr,
      [
        drawn,
        box(styles.half, [
          text('en', m.pdf_invoice_qr({}, { locale: 'en' }), styles.note),
          text('ar', m.pdf_invoice_qr({}, { locale: 'ar' }), styles.note, styles.end),
        ]),
      ],
      { whole: true },
    ),
  ]
}
