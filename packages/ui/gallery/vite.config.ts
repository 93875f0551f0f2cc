import { defineConfig } from 'vite'

/** As strict as the product's: what it forbids shows as an error on the console, and the axe run counts those. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'"

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  preview: { headers: { 'content-security-policy': policy } },
  build: { outDir: '../dist/gallery', emptyOutDir: true, chunkSizeWarningLimit: 1000 },
})
