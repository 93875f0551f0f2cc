import { join } from 'node:path'
import { lazyBarrel, treeshake } from '@daftar/app-kit/build/shaking'
import { css } from '@daftar/app-kit/build/style-sheets'
import { sentences } from '@daftar/words/sentences'

const snippets = ['promo', 'card', 'preview'] as const

/**
 * Builds what shops put on their pages: each one script that stands by itself, without a module's imports, so
 * that a page loads it by one tag. Old phones shop, too: it is written for browsers of some years.
 */
export async function buildSnippets(root: string, outDir: string): Promise<void> {
  const { build } = await import('vite')
  for (const name of snippets)
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      css,
      plugins: [sentences()],
      build: {
        outDir: join(outDir, 'snippets'),
        emptyOutDir: false,
        target: 'es2020',
        // What a browser of that time does not know of the sheet it leaves out, and is no worse without.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        rolldownOptions: {
          input: { [name]: join(root, `src/snippets/${name}.ts`) },
          treeshake,
          experimental: { lazyBarrel },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    })
}
