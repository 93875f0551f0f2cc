import type { ReactElement } from 'react'
import type { DocumentProps } from '@react-pdf/renderer'

/**
 * A kind of paper: what it says is handed to another process, which sets it. So it is defined in a file of
 * its own that imports next to nothing, and what it says is plain data: texts, numbers, dates, bigints, lists
 * and records of them.
 */
export interface Paper<Contents> {
  /** The file that defines it, as a URL; a file may define several. */
  readonly module: string
  readonly name: string
  /** Loads the file that holds the document and makes it. */
  document(contents: Contents): Promise<ReactElement<DocumentProps>>
}

/** `definePaper(import.meta.url, 'receipt', ...)`: another process finds it there by its name. */
export function definePaper<Contents>(
  module: string,
  name: string,
  document: (contents: Contents) => Promise<ReactElement<DocumentProps>>,
): Paper<Contents> {
  return { module, name, document }
}

/** The paper that a file defines under a name. */
export async function loadPaper(module: string, name: string): Promise<Paper<unknown>> {
  const defined = Object.values((await import(module)) as Record<string, unknown>)
  const found = defined.find(
    (one): one is Paper<unknown> =>
      typeof one === 'object' && one !== null && 'document' in one && (one as Paper<unknown>).name === name,
  )
  if (!found) throw new Error(`no paper ${name} in ${module}`)
  return found
}
