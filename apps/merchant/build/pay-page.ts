import { join } from 'node:path'
import { sentences } from '@daftar/words/sentences'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { fontFileName } from './fonts.ts'
import { lazyBarrel, treeshake } from '@daftar/app-kit/build/shaking'
import { css } from '@daftar/app-kit/build/style-sheets'

/**
 * Builds the shopper's page by itself, beside the application: one script and one sheet with nothing of the
 * back-office in them, and the sign-in stays byte for byte what it is without it.
 */
export async function buildPayPage(root: string, outDir: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    css,
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
