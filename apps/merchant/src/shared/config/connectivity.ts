import { connectivityNotification } from '@daftar/rules/shell/frame/notifications'
import { m } from '@daftar/words'
import { showToast } from '@daftar/app-kit/toasts'

/**
 * Says when the browser goes offline and when it is back (NTF-04, NTF-05, DEC-NTF-2). Answers how to stop.
 */
export function watchConnectivity(): () => void {
  const over = new AbortController()
  window.addEventListener('offline', () => announce(false), { signal: over.signal })
  window.addEventListener('online', () => announce(true), { signal: over.signal })
  return () => over.abort()
}

function announce(isOnline: boolean): void {
  const { text, variant, autoHide } = connectivityNotification(isOnline)
  const title = text === 'offline' ? m.shell_offline() : m.shell_back_online()
  showToast({ id: 'connectivity', variant, autoHide, title })
}
