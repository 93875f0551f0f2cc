import { useEffect, useRef, useState } from 'react'
import { m } from '@daftar/words'
import { drawPage, type PdfDocument } from '../paper/pdf-document.ts'
import styles from './file-preview.module.css'

/** The first page of a PDF, and of how many it is. */
export function FirstPage({ document, name }: { document: PdfDocument; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(
    () => (canvas.current ? drawPage(document, 1, canvas.current, () => setDrawn(true)) : undefined),
    [document],
  )
  return (
    <figure className={styles.paper}>
      <canvas ref={canvas} className={styles.sheet} role="img" aria-label={name} aria-busy={!isDrawn} />
      <figcaption>{m.signing_page_of({ number: 1, count: document.numPages })}</figcaption>
    </figure>
  )
}
