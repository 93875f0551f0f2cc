import { deserialize, serialize } from 'node:v8'
import { loadPaper } from '../../platform/documents/paper.ts'
import type { PaperSetter } from '../../platform/documents/papers.ts'
import { renderPdf } from '../../platform/documents/render.ts'

/**
 * Sets papers in the test's own process, of what another process would be handed: it has loaded what sets
 * them already.
 */
export const setHere: PaperSetter = {
  async set({ module, name, contents }) {
    const paper = await loadPaper(module, name)
    return renderPdf(() => paper.document(deserialize(serialize(contents)) as unknown))
  },
  stop: () => Promise.resolve(),
}
