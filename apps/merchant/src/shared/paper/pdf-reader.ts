import type * as PdfReader from 'unpdf/pdfjs'
// oxlint-disable-next-line import/default -- the bundler answers ?url with the file's address
import address from 'unpdf/pdfjs?url'

/**
 * The PDF parser, loaded when the first PDF is opened. It is served as its makers built it, one file for the
 * pages and their workers: bundling it again would only cost time, and every bundle would carry a copy.
 */
export function loadPdfReader(): Promise<typeof PdfReader> {
  return import(/* @vite-ignore */ address) as Promise<typeof PdfReader>
}
