import { loadPdfReader } from './pdf-reader.ts'

/** A PDF as the parser gives it: enough to draw its pages. */
export interface PdfDocument {
  readonly numPages: number
  getPage(number: number): Promise<PdfPage>
}

interface PdfPage {
  getViewport(options: { scale: number }): { width: number; height: number }
  render(options: { canvas: HTMLCanvasElement; viewport: ReturnType<PdfPage['getViewport']> }): {
    promise: Promise<void>
    cancel(): void
  }
}

/** Opens a PDF; the parser is loaded with the first one. */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfDocument> {
  const pdfjs = await loadPdfReader()
  // Letters are drawn as paths: nothing is added to the page that its content policy would have to allow.
  const options = { data: new Uint8Array(bytes), disableFontFace: true, useSystemFonts: false, verbosity: 0 }
  return (await pdfjs.getDocument(options).promise) as unknown as PdfDocument
}

/** Sharper than twice nobody sees, and phones would run out of memory. */
const mostPixelsPerPoint = 2

/** Draws one page as wide as its canvas stands. Answers how to stop. */
export function drawPage(
  document: PdfDocument,
  number: number,
  canvas: HTMLCanvasElement,
  onDone: () => void,
): () => void {
  let stopped = false
  let cancel = () => {}
  async function draw() {
    const page = await document.getPage(number)
    if (stopped) return
    const { width } = page.getViewport({ scale: 1 })
    const density = Math.min(window.devicePixelRatio, mostPixelsPerPoint)
    const viewport = page.getViewport({ scale: (canvas.clientWidth / width) * density })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    const task = page.render({ canvas, viewport })
    cancel = () => stopQuietly(task)
    await task.promise
    onDone()
  }
  // A page that is stopped half-way is drawn again by whoever shows it next.
  draw().catch(() => {})
  return () => {
    stopped = true
    cancel()
  }
}

/**
 * The library may fail over a drawing that it has hardly begun; whoever leaves the page must not be held up
 * by that.
 */
function stopQuietly(task: { cancel: () => void }): void {
  try {
    task.cancel()
  } catch {
    // Its canvas goes with the page.
  }
}
