import type * as PdfReader from 'unpdf/pdfjs'
// oxlint-disable-next-line import/default -- the bundler answers ?url with the file's address
import address from 'unpdf/pdfjs?url'
import type { PdfFile, PdfOpened, PdfPage, PdfText } from './pdf.ts'

/**
 * Opens a PDF with the parser at work in a worker of its own: the same file serves the page and the worker,
 * as its makers built it. The worker ends with the file.
 */
export async function openPdf(bytes: ArrayBuffer, password: string | null): Promise<PdfOpened> {
  const pdfjs = (await import(/* @vite-ignore */ address)) as typeof PdfReader
  const port = new Worker(address, { type: 'module' })
  const worker = new pdfjs.PDFWorker({ port } as unknown as ConstructorParameters<typeof pdfjs.PDFWorker>[0])
  // Letters that the file does not carry are the reader's own; those it carries are handed over as bytes,
  // which no address names.
  const options = {
    data: new Uint8Array(bytes.slice(0)),
    worker,
    useSystemFonts: true,
    verbosity: 0,
  }
  const close = () => {
    worker.destroy()
    port.terminate()
  }
  try {
    const document = await pdfjs.getDocument(password === null ? options : { ...options, password }).promise
    return fileOf(pdfjs, document as unknown as Source, close)
  } catch (error) {
    close()
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken'
  }
}

type Transform = readonly number[]
type Viewport = { width: number; height: number; transform: Transform }

interface Source {
  numPages: number
  getPage(number: number): Promise<SourcePage>
}

interface SourcePage {
  getViewport(options: { scale: number }): Viewport
  render(options: { canvas: HTMLCanvasElement; viewport: Viewport }): {
    promise: Promise<void>
    cancel(): void
  }
  getTextContent(): Promise<{ items: readonly object[] }>
}

function fileOf(pdfjs: typeof PdfReader, source: Source, close: () => void): PdfFile {
  return {
    pages: source.numPages,
    page: async (number) => pageOf(pdfjs, await source.getPage(number)),
    close,
  }
}

function pageOf(pdfjs: typeof PdfReader, page: SourcePage): PdfPage {
  const lying = page.getViewport({ scale: 1 })
  return {
    width: lying.width,
    height: lying.height,
    draw: (canvas, scale) => {
      const viewport = page.getViewport({ scale })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const task = page.render({ canvas, viewport })
      return { done: task.promise, stop: () => stopQuietly(task) }
    },
    texts: async () => {
      const { items } = await page.getTextContent()
      return items.flatMap((item) => ('str' in item ? [textOf(pdfjs, item as Item, lying)] : []))
    },
  }
}

type Item = { str: string; transform: Transform; width: number }

/** Where an item of the text stands: from its base line up by the height of its letters. */
function textOf(
  pdfjs: typeof PdfReader,
  { str, transform, width }: Item,
  { transform: of }: Viewport,
): PdfText {
  const [, , rise = 0, height = 0, x = 0, baseline = 0] = pdfjs.Util.transform(
    of as number[],
    transform as number[],
  ) as number[]
  const size = Math.hypot(rise, height)
  return { text: str, x, y: baseline - size, width, height: size * 1.2 }
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
