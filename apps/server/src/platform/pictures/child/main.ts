import { readFileSync } from 'node:fs'
import { answersOnce } from '../../limited/child-side.ts'
import { openCanvas } from './canvas.ts'
import { markImage, markPdf } from './mark.ts'
import type { PictureAnswer, PictureTask } from './protocol.ts'
import { readZone } from './read-zone.ts'
import { uprightPicture } from './upright.ts'

/**
 * The process in which a picture is decoded: one of them, then it ends. The decoders are WebAssembly, which
 * reaches nothing but its own memory; the process has no database, no secrets and no right to write.
 */
answersOnce<PictureTask, PictureAnswer>({ work, broken: () => ({ kind: 'unreadable' }) })

async function work(task: PictureTask): Promise<PictureAnswer> {
  const canvas = await openCanvas()
  const source = readFileSync(task.path)
  if (task.kind === 'marked')
    return task.type === 'pdf' ? markPdf(canvas, source, task) : markImage(canvas, source, task)
  const picture = uprightPicture(canvas, source, task.longestSide)
  if (!picture) return { kind: 'unreadable' }
  const { pixels, ...upright } = picture
  return { kind: 'upright', ...upright, identity: task.reads ? await readZone(pixels) : null }
}
