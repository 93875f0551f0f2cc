import { answersOnce } from '../../limited/child-side.ts'
import { emptyReading } from '../verdict.ts'
import { hasActiveContent } from './active-content.ts'
import { inspectPdf } from './inspect.ts'
import { openPdf, type OpenPdf } from './open.ts'
import type { PdfAnswer, PdfTask } from './protocol.ts'
import { readDocument } from './read-document.ts'
import { readPages } from './read-pages.ts'

/**
 * The process in which a PDF is parsed: one document, then it ends. Nothing of the product is in it: no
 * database, no secrets, no right to write.
 */
answersOnce<PdfTask, PdfAnswer>({
  work: parse,
  broken: () => emptyReading({ kind: 'unreadable', pages: null }),
})

async function parse(task: PdfTask): Promise<PdfAnswer> {
  if (hasActiveContent(task.path)) return emptyReading({ kind: 'active', pages: null })
  const opened = await openPdf(task.path, task.password)
  if (typeof opened === 'string') return emptyReading({ kind: opened, pages: null })
  try {
    if (await hasScriptsOrFiles(opened)) return emptyReading({ kind: 'active', pages: null })
    const first = await inspectPdf(opened)
    if (task.kind === 'look' || first.kind !== 'text') return emptyReading(first)
    return await (task.kind === 'statement'
      ? readPages(opened, first)
      : readDocument(opened, first, task.kind))
  } catch {
    return emptyReading({ kind: 'unreadable', pages: null })
  }
}

/** What the parser itself finds, in a document that was encrypted too. */
async function hasScriptsOrFiles({ document }: OpenPdf): Promise<boolean> {
  return (await document.getJSActions()) !== null || (await document.getAttachments()) !== null
}
