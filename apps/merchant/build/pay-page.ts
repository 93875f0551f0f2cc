import { join } from 'node:path'
import { sentences } from '@daftar/words/sentences'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { fontFileName } from './fonts.ts'
import { lazyBarrel, treeshake } from '@daftar/app-kit/build/shaking'

/**
 * Builds the shopper's page by itself, beside the application: one script and one sheet with nothing of the back-office
 * in them, and the sign-in stays byte for byte what it is without it.
 */
export function payPage(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'pay-page',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle: { order: 'pre', sequential: true, handler: () => buildPage(root, outDir) },
  }
}

async function buildPage(root: string, outDir: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [sentences(), optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), react()],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: '.vite/pay-manifest.json',
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { pay: join(root, 'pay.html') },
        treeshake,
        experimental: { lazyBarrel },
        output: { assetFileNames: (asset) => fontFileName(asset) ?? 'assets/[name]-[hash][extname]' },
      },
    },
  })
}
