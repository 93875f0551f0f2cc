import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { compileCatalogues } from './compile.ts'

/**
 * Compiles the catalogues of a folder whenever one changes. One that cannot be read is told, and the words
 * stay as they were.
 */
function watchCatalogues(folder: string): void {
  let waiting: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const messages = join(folder, 'messages')
  // Each language's folder by itself: watched from above, a file that an editor put in another's place is
  // lost.
  for (const language of readdirSync(messages)) watch(join(messages, language), changed)

  function changed() {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      last = last.then(compile)
    }, pauseMs)
  }

  async function compile() {
    await compileCatalogues(folder, { inPlace: true }).catch((error: unknown) => console.error(error))
  }
}

/** An editor saves a file in several steps. */
const pauseMs = 100

watchCatalogues(process.cwd())
