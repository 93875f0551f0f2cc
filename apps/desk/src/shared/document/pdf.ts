/**
 * A PDF as the viewer needs it; who opens it is a service of the page, so that a test hands in one of its
 * own.
 */
export interface PdfFile {
  readonly pages: number
  page(number: number): Promise<PdfPage>
  /** Gives back what it holds. */
  close(): void
}

export interface PdfPage {
  /** In points, as the page lies. */
  readonly width: number
  readonly height: number
  /** Draws it so many times as wide as its points. */
  draw(canvas: HTMLCanvasElement, scale: number): { done: Promise<void>; stop: () => void }
  /** Its text with where it stands; nothing in a scan. */
  texts(): Promise<readonly PdfText[]>
}

/** A piece of text on a page, in points from the top left. */
export interface PdfText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type PdfOpened = PdfFile | 'locked' | 'broken'

/** Opens a PDF; `locked` without its password, or with a wrong one. */
export type OpenPdf = (bytes: ArrayBuffer, password: string | null) => Promise<PdfOpened>
