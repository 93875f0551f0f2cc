import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fontFileName } from './build/fonts.ts'
import { precompress } from './build/precompress.ts'
import { prerenderSignIn } from './build/prerender.ts'

const root = import.meta.dirname

export default defineConfig({
  root,
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-GB', 'ar-AE'] }), enforce: 'pre' },
    react(),
    prerenderSignIn(),
    precompress(),
  ],
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { auth: join(root, 'auth.html'), index: join(root, 'index.html') },
      output: { assetFileNames: (asset) => fontFileName(asset) ?? 'assets/[name]-[hash][extname]' },
    },
  },
  worker: { format: 'es' },
})
