import { defineConfig } from 'vite'

/** All compiled words in one file, for Node. */
export default defineConfig({
  build: {
    outDir: 'src/generated/whole',
    target: 'esnext',
    lib: { entry: 'src/compiled.ts', formats: ['es'], fileName: 'compiled' },
  },
})
