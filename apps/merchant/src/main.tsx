import '@daftar/ui/styles.css'
import { routes } from '@daftar/contract/routes'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createApp } from './app/app.tsx'
import { startSurvey } from './app/survey.ts'
import { watchSession } from './app/watch-session.ts'
import { startAnalytics } from './shared/analytics.ts'
import { watchConnectivity } from './shared/connectivity.ts'
import { startLanguage } from './shared/language.ts'
import { servicesOfDocument } from './shared/page.ts'
import { startTheme } from './shared/theme.ts'
import { captureUtm } from './shared/utm.ts'
import { watchRemoteConfig } from './shared/watch-remote-config.ts'

const services = servicesOfDocument(routes)
const app = createApp(services)
startLanguage()
startTheme()
captureUtm(location.search, sessionStorage)
watchSession(app.queryClient)
watchConnectivity()
watchRemoteConfig(services)
startAnalytics(services)
startSurvey(services)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <App app={app} />
  </StrictMode>,
)
