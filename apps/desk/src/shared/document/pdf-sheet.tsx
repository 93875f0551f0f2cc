import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { m } from '@daftar/words'
import { useInView } from '../queue/use-in-view.ts'
import type { Found } from './find-text.ts'
import type { PdfFile, PdfPage } from './pdf.ts'
import { sheetSize, type ViewState } from './view-state.ts'
import styles from './viewer.module.css'

/** What is pointed at on a page: a fact by its number, or what was searched for. */
export type Pointer = {
  id: string
  boxes: Found
  number: number | null
  look: 'fact' | 'chosen' | 'search' | 'found'
}

type PdfSheetProps = {
  file: PdfFile
  number: number
  view: ViewState
  room: number
  pointers: readonly Pointer[]
}

const a4 = { width: 595, height: 842 }

/** One page of a PDF: drawn as soon as it comes near, with what is pointed at over it. */
export function PdfSheet({ file, number, view, room, pointers }: PdfSheetProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNear = useInView(box, '600px')
  const page = usePage(file, number, isNear)
  const isDrawn = useDrawing(canvas, page, sheetSize(page ?? a4, view, room).scale)
  const { width, height } = page ?? a4
  const size = sheetSize({ width, height }, view, room)
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    <div
      ref={box}
      data-page={number}
      data-turned={view.quarters}
      className={styles.sheet}
      style={{ '--w': `${size.width}px`, '--h': `${size.height}px` } as CSSProperties}
    >
      <div className={styles.lying}>
        <canvas
          ref={canvas}
          className={styles.drawing}
          role="img"
          aria-label={m.desk_viewer_page_of({ number, count: file.pages })}
          aria-busy={isNear && !isDrawn}
          data-drawn={isDrawn}
        />
        {pointers.flatMap(({ id, boxes, number: pin, look }) =>
          boxes.map(({ x, y, width: wide, height: tall }, at) => (
            <span
              key={`${id} ${x} ${y}`}
              data-look={look}
              className={styles.pointer}
              style={
                {
                  '--x': share(x, width),
                  '--y': share(y, height),
                  '--wide': share(wide, width),
                  '--tall': share(tall, height),
                } as CSSProperties
              }
            >
              {pin !== null && at === boxes.length - 1 ? <span className={styles.pin}>{pin}</span> : null}
            </span>
          )),
        )}
      </div>
    </div>
  )
}

function usePage(file: PdfFile, number: number, isNear: boolean): PdfPage | null {
  const [page, setPage] = useState<PdfPage | null>(null)
  useEffect(() => {
    if (!isNear) return
    let isLeft = false
    file
      .page(number)
      .then((read) => !isLeft && setPage(read))
      .catch(() => {})
    return () => {
      isLeft = true
    }
  }, [file, number, isNear])
  return page
}

/** Sharper than twice nobody sees, and a canvas of more points than this a phone cannot hold. */
const mostDensity = 2
const mostPoints = 12_000_000

function useDrawing(
  canvas: { readonly current: HTMLCanvasElement | null },
  page: PdfPage | null,
  scale: number,
): boolean {
  const [drawn, setDrawn] = useState<number | null>(null)
  useEffect(() => {
    if (!page || !canvas.current) return
    const density = Math.min(window.devicePixelRatio || 1, mostDensity)
    const points = page.width * page.height * scale * scale * density * density
    const sharpness = points > mostPoints ? Math.sqrt(mostPoints / points) : 1
    const { done, stop } = page.draw(canvas.current, scale * density * sharpness)
    done.then(() => setDrawn(scale)).catch(() => {})
    return stop
  }, [canvas, page, scale])
  return drawn === scale
}
