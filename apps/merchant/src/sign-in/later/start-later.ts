import { watchConnectivity } from '../../shared/config/connectivity.ts'
import type { Services } from '../../shared/page.ts'
import { startRecordingOn } from '../../shared/told/recording.ts'
import { captureUtm } from '../../shared/told/utm.ts'
import { watchRemoteConfig } from '../../shared/config/watch-remote-config.ts'
import { takeAllFonts } from './all-fonts.ts'
import { tellVisit } from './tell-visit.ts'

/** What the form does not wait for, and what goes on until the page is closed. Answers how to end it. */
export function startLater(services: Services): () => void {
  void takeAllFonts()
  captureUtm(location.search, sessionStorage)
  startRecordingOn(services, location.pathname)
  services.api.options.onDone = (id) => tellVisit(services, id)
  const endings = [watchConnectivity(), watchRemoteConfig(services, 'asked')]
  return () => {
    for (const end of endings) end()
  }
}
