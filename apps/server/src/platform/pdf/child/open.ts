import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { getResolvedPDFJS } from 'unpdf'

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>
export type OpenPdf = { pdfjs: PdfJs; document: PdfDocument; close(): void }
type PdfDocument = Awaited<ReturnType<PdfJs['getDocument']>['promise']>

/** Bytes of a file are read as the parser asks for them: a look at 150 MB loads a few hundred KB. */
const chunkBytes = 256 * 1024

/** Images above this many pixels are left out instead of decoded. */
const maximumPixels = 24_000_000

/**
 * The document, or why it does not open. What is protected against changes only (an owner password) opens
 * without a password.
 */
export async function openPdf(
  path: string,
  password: string | null,
): Promise<OpenPdf | 'encrypted' | 'password_wrong' | 'unreadable'> {
  const pdfjs = await getResolvedPDFJS()
  const file = openSync(path, 'r')
  try {
    const task = pdfjs.getDocument({
      range: rangeOf(pdfjs, file),
      rangeChunkSize: chunkBytes,
      disableAutoFetch: true,
      disableStream: true,
      disableFontFace: true,
      useSystemFonts: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      maxImageSize: maximumPixels,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
      ...(password === null ? {} : { password }),
    })
    const document = await task.promise
    return { pdfjs, document, close: () => closeSync(file) }
  } catch (error) {
    closeSync(file)
    return refusalOf(pdfjs, error)
  }
}

function rangeOf(pdfjs: PdfJs, file: number): InstanceType<PdfJs['PDFDataRangeTransport']> {
  const { size } = fstatSync(file)
  const first = bytesOf(file, 0, Math.min(size, chunkBytes))
  const transport = new pdfjs.PDFDataRangeTransport(size, first)
  transport.requestDataRange = (begin: number, end: number) => {
    transport.onDataRange(begin, bytesOf(file, begin, end))
  }
  return transport
}

function bytesOf(file: number, begin: number, end: number): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, end - begin))
  const read = readSync(file, bytes, 0, bytes.length, begin)
  return bytes.subarray(0, read)
}

function refusalOf(pdfjs: PdfJs, error: unknown): 'encrypted' | 'password_wrong' | 'unreadable' {
  if (!(error instanceof Error) || error.name !== 'PasswordException') return 'unreadable'
  const { code } = error as Error & { code?: number }
  return code === passwordNeeded(pdfjs) ? 'encrypted' : 'password_wrong'
}

/** `NEED_PASSWORD` of the parser, whose other code means that the one given is wrong. */
function passwordNeeded(pdfjs: PdfJs): number {
  return pdfjs.PasswordResponses.NEED_PASSWORD
}
