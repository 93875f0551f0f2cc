import { join } from 'node:path'
import { sentences } from '@daftar/words/sentences'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { fontFileName } from './build/fonts.ts'
import { inlineRuntime } from './build/inline-runtime.ts'
import { payPage } from './build/pay-page.ts'
import { prerenderPages } from './build/prerender.ts'
import { lazyBarrel, signInModules, treeshake } from './build/sign-in-modules.ts'

const root = import.meta.dirname

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const signIn = command === 'build' ? await signInModules(root, [sentences(), react()]) : new Set<string>()
  return {
    root,
    plugins: [
      sentences(),
      optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }),
      react(),
      inlineRuntime('sign-in'),
      payPage(),
      prerenderPages(),
    ],
    build: {
      manifest: true,
      target: 'es2023',
      // From here on browsers know light-dark(): the tokens stay as they are written.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { auth: join(root, 'auth.html'), index: join(root, 'index.html') },
        treeshake,
        experimental: { lazyBarrel },
        output: {
          assetFileNames: (asset) => fontFileName(asset) ?? 'assets/[name]-[hash][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'sign-in', test: (id) => signIn.has(id) }],
          },
        },
      },
    },
    worker: { format: 'es' },
  }
})
