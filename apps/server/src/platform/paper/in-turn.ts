import { renderPaper, type Paper } from './render.ts'
import { Semaphore } from '../semaphore.ts'
import { refuse, type Refusal } from '../http/refusal.ts'

/** Setting a paper keeps the process from others for parts of a second: one after the other, and only so many wait. */
const turns = new Semaphore(1, 20)

/** The paper as a PDF file; refused as unavailable where too many wait. */
export async function renderInTurn(paper: Paper): Promise<Buffer | Refusal> {
  const release = await turns.take()
  if (!release) return refuse('unavailable')
  try {
    return await renderPaper(paper)
  } finally {
    release()
  }
}
