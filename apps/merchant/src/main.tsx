import '@daftar/ui/styles.css'
import { frontRoutes } from '@daftar/contract/routes/front'
import { merchantRoutes } from '@daftar/contract/routes/merchant'
import { loadReasonText } from '@daftar/words'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createApp } from './app/app.tsx'
import { startApplication } from './app/start.ts'
import { servicesOfDocument } from './shared/page.ts'

const app = createApp(
  servicesOfDocument({ routes: { ...frontRoutes, ...merchantRoutes }, loadWords: loadReasonText }),
)
startApplication(app)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <App app={app} />
  </StrictMode>,
)
