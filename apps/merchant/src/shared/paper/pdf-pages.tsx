import { Notice } from '@daftar/ui/notice'
import { SkeletonBlock } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { drawPage, type PdfDocument } from './pdf-document.ts'
import styles from './pdf-pages.module.css'

interface Props {
  /** Browsers do not frame what the server streams, because that is sandboxed: its pages are drawn here. */
  paper: Pick<UseQueryResult<PdfDocument>, 'data' | 'isError'>
  label: string
}

/** A contract to read, page by page on a desk and on a phone alike. */
export function PdfPages({ paper: { data: paper, isError }, label }: Props) {
  if (isError) return <Notice tone="warning">{m.signing_page_draw_failed()}</Notice>
  if (!paper) return <SkeletonBlock height="480px" />
  return (
    // Scrolled with the keyboard too, so it takes the focus.
    <div className={styles.pages} tabIndex={0} role="group" aria-label={label}>
      {Array.from({ length: paper.numPages }, (_, at) => (
        <Page key={at} paper={paper} number={at + 1} />
      ))}
    </div>
  )
}

function Page({ paper, number }: { paper: PdfDocument; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(
    () => (canvas.current ? drawPage(paper, number, canvas.current, () => setDrawn(true)) : undefined),
    [paper, number],
  )
  return (
    <canvas
      ref={canvas}
      className={styles.page}
      role="img"
      aria-label={m.signing_page_of({ number, count: paper.numPages })}
      aria-busy={!isDrawn}
    />
  )
}
