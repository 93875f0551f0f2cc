import { loadPdfReader } from '../paper/pdf-reader.ts'
import type { Inspection, InspectionTask } from './inspect-statement.ts'

/** So many pages tell whether there is a text layer. */
const sampledPages = 3

/** Bytes are read from the file as the parser asks for them: a look at 150 MB loads a few hundred KB. */
const chunkBytes = 256 * 1024

self.addEventListener('message', ({ data, ports: [answers] }: MessageEvent<InspectionTask>) => {
  if (!answers) return
  void inspect(data)
    .catch(() => null)
    .then((found) => answers.postMessage(found, []))
})

async function inspect({ file, password }: InspectionTask): Promise<Inspection> {
  const pdfjs = await loadPdfReader()
  const first = new Uint8Array(await file.slice(0, chunkBytes).arrayBuffer())
  const range = new pdfjs.PDFDataRangeTransport(file.size, first)
  range.requestDataRange = (begin: number, end: number) => {
    void file
      .slice(begin, end)
      .arrayBuffer()
      .then((bytes) => range.onDataRange(begin, new Uint8Array(bytes)))
  }
  try {
    const document = await pdfjs.getDocument({
      range,
      rangeChunkSize: chunkBytes,
      disableAutoFetch: true,
      disableStream: true,
      disableFontFace: true,
      useSystemFonts: true,
      verbosity: 0,
      ...(password === null ? {} : { password }),
    }).promise
    return { isEncrypted: false, opened: await textOf(document) }
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException'
    return { isEncrypted, opened: null }
  }
}

interface PageSource {
  numPages: number
  getPage(number: number): Promise<{ getTextContent(): Promise<{ items: object[] }> }>
}

/** Pages and text of the sample; a scan has none, however many pages it has. */
async function textOf(document: PageSource): Promise<{ pages: number; text: string }> {
  const pages = Math.min(document.numPages, sampledPages)
  let text = ''
  for (let number = 1; number <= pages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    text += items.map((item) => ('str' in item ? String(item.str) : '')).join(' ')
  }
  return { pages, text }
}
