import { Worker } from 'node:worker_threads'
import { emptyReading } from '../verdict.ts'
import { inspectPdf } from './inspect.ts'
import { openPdf } from './open.ts'
import type { ChildLimits, PdfAnswer, PdfTask } from './protocol.ts'
import { readPages } from './read-pages.ts'

/**
 * The process in which a PDF is parsed: one document, then it ends. Nothing of the product is in it: no
 * database, no secrets, no right to write.
 */
process.once('message', (task: PdfTask) => void answer(task))
process.once('disconnect', () => process.exit())

async function answer(task: PdfTask): Promise<void> {
  // What the parser throws outside its promises is the document's fault as well.
  process.on('uncaughtException', () => send(emptyReading({ kind: 'unreadable', pages: null })))
  watch(task.limits)
  send(await parse(task))
}

function send(answer: PdfAnswer): void {
  process.send?.(answer, () => process.exit())
}

async function parse(task: PdfTask): Promise<PdfAnswer> {
  const opened = await openPdf(task.path, task.password)
  if (typeof opened === 'string') return emptyReading({ kind: opened, pages: null })
  try {
    const first = await inspectPdf(opened)
    return task.kind === 'look' || first.kind !== 'text'
      ? emptyReading(first)
      : await readPages(opened, first)
  } catch {
    return emptyReading({ kind: 'unreadable', pages: null })
  }
}

/** A thread of its own, because a hostile document keeps the main one busy. */
function watch(limits: ChildLimits): void {
  new Worker(new URL('watchdog.ts', import.meta.url), { workerData: limits }).unref()
}
