import { loadOverlaysWhenIdle } from '@daftar/ui/overlays'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { servicesOfDocument } from '../shared/page.ts'
import { App, createApp } from './app.tsx'
import { loadRestWhenQuiet } from './later.ts'

export function start(root: HTMLElement): void {
  const app = createApp(servicesOfDocument())
  createRoot(root).render(
    <StrictMode>
      <App app={app} />
    </StrictMode>,
  )
  loadOverlaysWhenIdle()
  loadRestWhenQuiet()
}
