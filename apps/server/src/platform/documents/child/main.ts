import { loadPaper } from '../paper.ts'
import { renderPdf } from '../render.ts'
import type { PaperAnswer, PaperTask } from './protocol.ts'

/**
 * The process in which papers are set, one after the other. It has neither the database nor a secret nor the
 * right to write: what a paper says it is told.
 */
process.on('message', (task: PaperTask) => void set(task))
process.once('disconnect', () => process.exit())

async function set({ module, name, contents }: PaperTask): Promise<void> {
  try {
    const paper = await loadPaper(module, name)
    answer({ bytes: await renderPdf(() => paper.document(contents)) })
  } catch (error) {
    answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

function answer(told: PaperAnswer): void {
  process.send?.(told)
}
