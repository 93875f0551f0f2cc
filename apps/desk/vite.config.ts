import { join } from 'node:path'
import { ahead } from '@daftar/app-kit/build/ahead'
import { inlineRuntime } from '@daftar/app-kit/build/inline-runtime'
import { plannedChunks } from '@daftar/app-kit/build/plan-chunks'
import { lazyBarrel, treeshake } from '@daftar/app-kit/build/shaking'
import { css } from '@daftar/app-kit/build/style-sheets'
import { twoSheets } from '@daftar/app-kit/build/two-sheets'
import { byLanguage, sentences } from '@daftar/words/sentences'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstPages } from './build/first-pages.ts'

const root = import.meta.dirname
const base = '/desk/'
const [index, signIn, application] = ['index.html', 'src/sign-in/start.tsx', 'src/app/start.tsx'].map(
  (file) => join(root, file),
) as [string, string, string]

const plugins = () => [
  sentences({ languages: 'apart' }),
  { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' as const },
  react(),
]
const sources = { input: { index }, treeshake, experimental: { lazyBarrel } }

const screens = ['home/screens/home.tsx', 'cases/screens/queue.tsx'].map((file) =>
  join(root, 'src/features', file),
)

/**
 * What the office opens first, and advances behind it, carry little of what they share with other screens.
 */
const weights: Readonly<Record<string, number>> = { 'queue.tsx': 250, 'home.tsx': 60, 'advances.tsx': 5 }

export default defineConfig({
  root,
  base,
  css,
  plugins: [
    ...plugins(),
    plannedChunks(
      { root, base, css, plugins: plugins(), build: { rolldownOptions: sources } },
      {
        fronts: [index, signIn],
        application,
        weightOf: (screen) => weights[screen.split('/').at(-1) ?? ''] ?? 1,
        requestBytes: 90_000,
        starts: [join(root, 'src/main.tsx')],
        later: { root: join(root, 'src/app/feature-loads.ts'), notOf: screens },
      },
    ),
    inlineRuntime(),
    byLanguage(),
    twoSheets(index, { front: 'joined', screens: [signIn, application, ...screens] }),
    ahead(firstPages, { clientId: 'desk' }),
  ],
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: sources,
  },
  worker: { format: 'es' },
})
