import { encode } from 'uqr'
import { m } from '@daftar/words'
import { useMemo } from 'react'
import styles from './qr-code.module.css'

/** The link as a picture to scan: always dark on white with a quiet edge, as cameras want it. */
export function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => drawingOf(text), [text])
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.code}
        role="img"
        aria-label={m.links_qr()}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <figcaption className={styles.hint}>{m.links_qr_hint()}</figcaption>
    </figure>
  )
}

/** One path over all dark modules, run by run. */
function drawingOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return `M${x} ${y}h${(end === -1 ? size : end) - x}v1H${x}z`
    }),
  )
  return { size, path: runs.join('') }
}
