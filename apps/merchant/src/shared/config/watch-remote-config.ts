import type { Services } from '../page.ts'
import { fetchLimitMs, refreshEveryMs, refreshRemoteConfig } from './remote-config.ts'

/** Keeps the published values fresh for as long as the page is open. Answers how to stop. */
export function watchRemoteConfig({ api, now }: Services): () => void {
  const source = {
    fetch: async () => (await api.call('settings.remoteConfig', { timeLimitMs: fetchLimitMs })).values,
    now,
    storage: localStorage,
  }
  const refresh = () => void refreshRemoteConfig(source)
  const refreshWhenSeen = () => {
    if (!document.hidden) refresh()
  }
  refresh()
  const timer = setInterval(refresh, refreshEveryMs)
  document.addEventListener('visibilitychange', refreshWhenSeen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', refreshWhenSeen)
  }
}
