import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildPayPage } from './pay-page.ts'
import { paintPay, paintSignIn } from './prerender.ts'
import { buildSnippets } from './snippets.ts'

/**
 * Finishes the pages in front of the application once that is written: first the sign-in, then the shopper's
 * page and what shops show on theirs. Between them whoever started the build hears `servable`: merchants need
 * no more.
 */
export function pagesInFront(): Plugin {
  let root = ''
  let outDir = ''
  let isWritten = false
  return {
    name: 'pages-in-front',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    writeBundle() {
      isWritten = true
    },
    async closeBundle() {
      // The bundler closes after a failure too, and tells only what failed last.
      if (!isWritten) return
      await paintSignIn(root, outDir)
      process.send?.('servable')
      await buildPayPage(root, outDir)
      await paintPay(root, outDir)
      await buildSnippets(root, outDir)
    },
  }
}
