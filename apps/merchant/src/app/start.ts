import { startAnalytics } from '../shared/told/analytics.ts'
import { watchConnectivity } from '../shared/config/connectivity.ts'
import { startLanguage } from '@daftar/app-kit/language'
import { startTheme } from '@daftar/app-kit/theme'
import { loadOverlaysWhenIdle } from '@daftar/ui/overlays'
import { captureUtm } from '../shared/told/utm.ts'
import { tellOfChanges } from '../shared/told/tell-of-change.ts'
import { watchRemoteConfig } from '../shared/config/watch-remote-config.ts'
import type { MerchantApp } from './app.tsx'
import { loadRestWhenQuiet } from './later.ts'
import { startSurvey } from './notices/survey.ts'
import { watchSession } from './session/watch-session.ts'

/**
 * What begins with a page of the application, before it is drawn, and goes on until it is closed. Answers how
 * to end it.
 */
export function startApplication({ services, queryClient }: MerchantApp): () => void {
  startLanguage()
  captureUtm(location.search, sessionStorage)
  const endings = [
    startTheme(),
    watchSession(queryClient),
    watchConnectivity(),
    watchRemoteConfig(services, 'brought'),
    startSurvey(services),
    loadOverlaysWhenIdle(),
    loadRestWhenQuiet(),
  ]
  startAnalytics(services)
  tellOfChanges(services)
  return () => {
    for (const end of endings) end()
  }
}
