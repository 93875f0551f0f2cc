import { join } from 'node:path'
import { ahead } from '@daftar/app-kit/build/ahead'
import { inlineRuntime } from '@daftar/app-kit/build/inline-runtime'
import { plannedChunks } from '@daftar/app-kit/build/plan-chunks'
import { twoSheets } from '@daftar/app-kit/build/two-sheets'
import { storageKeys } from '@daftar/client/session-keys'
import { byLanguage, sentences } from '@daftar/words/sentences'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstPages, firstScreens } from './build/first-pages.ts'
import { fontFileName } from './build/fonts.ts'
import { pagesInFront } from './build/pages-in-front.ts'
import { lazyBarrel, treeshake } from '@daftar/app-kit/build/shaking'
import { css } from '@daftar/app-kit/build/style-sheets'

const root = import.meta.dirname
const [auth, index] = [join(root, 'auth.html'), join(root, 'index.html')]

const plugins = () => [
  sentences({ languages: 'apart' }),
  optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }),
  react(),
]
const sources = { input: { auth, index }, treeshake, experimental: { lazyBarrel } }

/**
 * What most people see first outweighs all other screens together, however many there come to be. Home counts
 * less than the lists: what it shares with them comes along with few files, and others do not carry it. The
 * fake door alone of all screens asks for a phone, and would else carry the dialogs that do. The page of one
 * part of an application has the most to load, and carries a little less of the others.
 */
const weights: Readonly<Record<string, number>> = {
  'orders.tsx': 300,
  'completed.tsx': 300,
  'home.tsx': 60,
  'fake-door.tsx': 2,
  'part.tsx': 1.3,
}

export default defineConfig({
  root,
  css,
  plugins: [
    ...plugins(),
    plannedChunks(
      { root, css, plugins: plugins(), build: { rolldownOptions: sources } },
      {
        fronts: [auth],
        application: index,
        weightOf: (screen) => weights[screen.split('/').at(-1) ?? ''] ?? 1,
        requestBytes: 90_000,
        starts: [index, join(root, 'src/auth.tsx'), join(root, 'src/main.tsx')],
        later: { root: join(root, 'src/app/feature-loads.ts'), notOf: firstScreens(root) },
        kept: join(root, 'build/chunks.plan'),
      },
    ),
    inlineRuntime(),
    byLanguage(),
    twoSheets(index, {
      front: 'apart',
      screens: [...firstScreens(root), join(root, 'src/shared/told/events.ts')],
    }),
    ahead(firstPages, { signedInKey: storageKeys.signedIn, clientIdKey: storageKeys.clientId }),
    pagesInFront(),
  ],
  build: {
    manifest: true,
    target: 'es2023',
    // From here on browsers know light-dark(): the tokens stay as they are written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...sources,
      output: {
        assetFileNames: (asset) => fontFileName(asset) ?? 'assets/[name]-[hash][extname]',
      },
    },
  },
  worker: { format: 'es' },
})
