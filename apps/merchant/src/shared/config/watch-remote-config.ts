import type { Services } from '../page.ts'
import { fetchLimitMs, refreshRemoteConfig, showKept } from './remote-config.ts'

/** How often it is looked whether what was heard is too old, whenever it was heard. */
const lookEveryMs = 60_000

/**
 * Keeps the published values fresh for as long as the page is open. On a signed-in page the account brings
 * the first ones; others ask at once. Answers how to stop.
 */
export function watchRemoteConfig({ api, now }: Services, first: 'asked' | 'brought'): () => void {
  const source = {
    fetch: async () => (await api.call('settings.remoteConfig', { timeLimitMs: fetchLimitMs })).values,
    now,
    storage: localStorage,
  }
  const refresh = () => void refreshRemoteConfig(source)
  const refreshWhenSeen = () => {
    if (!document.hidden) refresh()
  }
  if (first === 'asked') refresh()
  else showKept(localStorage)
  const timer = setInterval(refresh, lookEveryMs)
  document.addEventListener('visibilitychange', refreshWhenSeen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', refreshWhenSeen)
  }
}
